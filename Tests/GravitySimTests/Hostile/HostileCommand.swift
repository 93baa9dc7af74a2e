/// The ways to hand a scenario to the tool. Each must end alike.
enum HostileCommand: String, CaseIterable, Sendable {
  /// Whether scenarios can be run at all by now.
  static let areBuilt = true

  case file
  case folder
  case standardInput
  case trace
  case quiet
  case ideal
  case explanation
  case explanationAsJSON

  static let others = allCases.filter { $0 != .file }

  var arguments: [String] {
    switch self {
    case .file: ["run", HostileInput.file]
    case .folder: ["run", "."]
    case .standardInput: ["run", "-"]
    case .trace: ["run", "--trace", "--color", "always", HostileInput.file]
    case .quiet: ["run", "--quiet", HostileInput.file]
    case .ideal: ["run", "--profile", "ideal", HostileInput.file]
    case .explanation: ["explain", "--color", "always", HostileInput.file]
    case .explanationAsJSON: ["explain", "--format", "json", HostileInput.file]
    }
  }

  /// Colours are orders to a terminal that the tool itself gives.
  var mayColor: Bool { self == .trace || self == .explanation }

  /// Whether expectations of the scenario are left out, so that none can fail.
  var isExplanation: Bool { self == .explanation || self == .explanationAsJSON }
}
