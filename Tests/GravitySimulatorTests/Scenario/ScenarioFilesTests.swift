import Foundation
import Testing

@testable import GravitySimulator

/// The scenarios that come with the package say nothing the format does not have.
@Suite struct ScenarioFilesTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("scenarios")

  static func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".scenario") }.sorted()
  }

  @Test func everyScenarioParses() throws {
    let paths = try Self.paths()
    #expect(paths.count > 100)
    for path in paths {
      let text = try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
      let file = Self.folder.appendingPathComponent(path)
      let parsed = ScenarioParser.parse(
        text, file: path, folder: file.deletingLastPathComponent().path, path: file.path)
      let found = parsed.diagnostics.map { "\(path):\($0.place?.line ?? 0): \($0.message)" }
      #expect(found == [])
      #expect(!parsed.document.statements.isEmpty)
    }
  }

  @Test func carriageReturnsAndAMarkChangeNothing() throws {
    for path in try Self.paths() where !path.hasPrefix("errors") {
      let text = try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
      let other =
        "\u{FEFF}" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
      let parsed = ScenarioParser.parse(other, file: path)
      #expect(parsed.diagnostics.map(\.message) == [])
      // Values in JSON keep their lines, however those end.
      let statements = "\(parsed.document.statements)".replacingOccurrences(of: "\\r\\n", with: "\\n")
      #expect(statements == "\(ScenarioParser.parse(text, file: path).document.statements)", "\(path)")
    }
  }
}
