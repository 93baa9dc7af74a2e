import Testing

/// A profile file that nobody means well with, and how the tool must end on it, whoever names it.
struct HostileProfile: Sendable, CustomTestStringConvertible {
  /// The file that holds the profile, in the folder the tool runs in.
  static let file = "hostile.profile"
  /// A good scenario that names no profile, and one that names ``file``.
  static let scenario = "plain.scenario"
  static let namingScenario = "naming.scenario"

  let name: String
  let code: Int32
  private let write: @Sendable (ScratchFolder) throws -> Void

  init(_ name: String, _ code: Int32, write: @escaping @Sendable (ScratchFolder) throws -> Void) {
    self.name = name
    self.code = code
    self.write = write
  }

  init(_ name: String, _ code: Int32, text: @escaping @autoclosure @Sendable () -> String) {
    self.init(name, code) { try $0.write(Self.file, text()) }
  }

  var testDescription: String { name }

  /// The ways to hand a profile to the tool.
  static let commands = [
    ["run", "--profile", file, scenario], ["run", namingScenario], ["profiles", file],
    ["profiles", "--format", "markdown", file],
  ]

  /// A folder with the profile and the scenarios.
  func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try write(folder)
    try folder.write(Self.scenario, HostilePayload.scenario(steps: Self.steps))
    let header = "profile \"\(Self.file)\""
    try folder.write(Self.namingScenario, HostilePayload.scenario(header: header, steps: Self.steps))
    return folder
  }

  // Whatever a profile says, these steps expect nothing of it.
  private static let steps = "wait 10s\nkill\nrelaunch\n"
}
