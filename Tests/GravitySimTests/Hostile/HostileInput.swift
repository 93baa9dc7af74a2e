import Testing

/// A scenario that nobody means well with, and how the tool must end on it.
struct HostileInput: Sendable, CustomTestStringConvertible {
  /// The file that holds the scenario, in the folder the tool runs in.
  static let file = "hostile.scenario"

  let name: String
  let code: Int32
  /// How `explain` must end, which knows no expectations.
  let explained: Int32
  /// Writes ``file`` and whatever it names.
  let write: @Sendable (ScratchFolder) throws -> Void

  init(
    _ name: String, _ code: Int32, explained: Int32? = nil,
    write: @escaping @Sendable (ScratchFolder) throws -> Void
  ) {
    self.name = name
    self.code = code
    self.explained = explained ?? code
    self.write = write
  }

  /// A scenario that needs no other file.
  init(
    _ name: String, _ code: Int32, explained: Int32? = nil,
    text: @escaping @autoclosure @Sendable () -> String
  ) {
    self.init(name, code, explained: explained) { try $0.write(Self.file, text()) }
  }

  var testDescription: String { name }

  /// A debug build takes longer than the limit to try what would be without each of its parts.
  var isHuge: Bool { name.hasPrefix("50,000") }

  private static let classes = [bytes, nesting, numbers, quantity, text, payloads, order, include, forms]

  /// One row for each input.
  static let all = classes.flatMap { $0 }

  /// All of them for a tool that `GRAVITY_SIM` names, which is a release build; else a few of each class, for commands
  /// that read as `run` does.
  static let tried = Tool.isNamed ? all : samples

  /// Two of each class, for what hardly depends on the input.
  static let samples = classes.flatMap { [$0.first, $0.last].compactMap { $0 } }

  /// The same, and what there is most of, which takes a debug build long to explore.
  static let explored = Tool.isNamed ? withQuantity : samples

  private static let withQuantity =
    classes.flatMap { [$0.first, $0.last].compactMap { $0 } } + quantity.dropFirst().dropLast()
}
