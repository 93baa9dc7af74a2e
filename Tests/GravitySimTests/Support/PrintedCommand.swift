import Testing

/// A command line whose whole output is held word for word in a golden file of the same name.
struct PrintedCommand: Sendable, CustomTestStringConvertible {
  let name: String
  let words: [String]

  init(_ name: String, _ words: String...) {
    self.name = name
    self.words = words
  }

  var testDescription: String { name }

  /// Runs it among the golden input and compares.
  ///
  /// - Parameter folder: the folder of the golden file.
  func check(in folder: String) async throws {
    let run = try await Tool.run(words, in: try GoldenInput.folder())
    let command = "$ gravity-sim " + words.joined(separator: " ")
    try Golden.expect(command + "\n" + run.transcript, matches: "\(folder)/\(name).txt")
  }
}
