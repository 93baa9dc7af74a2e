import Foundation
import Testing

/// What the README shows is what there is.
@Suite struct ReadmeTests {
  private static let scenario = "scenarios/first-steps/locked-in-the-delay.scenario"

  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test("README: the example in Swift is a test, word for word")
  func example() throws {
    let code = try text("Tests/GravitySimulatorTests/Readme/ReadmeExample.swift")
    #expect(try text("README.md").contains("```swift\n\(code)```\n"))
  }

  @Test("README: the scenario is the file, word for word")
  func scenario() throws {
    #expect(try text("README.md").contains("```\n\(try text(Self.scenario))```\n"))
  }

  @Test("README: the output is what the command prints")
  func output() async throws {
    let words = ["run", "--trace", Self.scenario]
    let run = try await Tool.run(words)
    #expect(run.ending == .code(0))
    #expect(try text("README.md").contains("```\n\(run.output)```\n"))
  }
}
