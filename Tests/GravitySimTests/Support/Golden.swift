import Foundation
import Testing

/// Files that hold, word for word, what the tool prints.
///
/// With `GRAVITY_RECORD_GOLDEN=1` in the environment a difference is written into the file. The test
/// fails all the same, so that nobody records without noticing.
enum Golden {
  static func expect(
    _ actual: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(actual, matches: file(name), called: "Golden/\(name)", sourceLocation)
  }

  /// Compares with a page of the documentation that the tool prints.
  static func expect(
    _ actual: String, matchesPage name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(actual, matches: page(name), called: "docs/\(name)", sourceLocation)
  }

  private static func expect(
    _ actual: String, matches file: URL, called name: String, _ sourceLocation: SourceLocation
  ) throws {
    let exists = FileManager.default.fileExists(atPath: file.path)
    let expected = exists ? String(decoding: try Data(contentsOf: file), as: UTF8.self) : ""
    #expect(actual == expected, "differs from \(name)", sourceLocation: sourceLocation)
    if actual != expected, ProcessInfo.processInfo.environment["GRAVITY_RECORD_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
    }
  }

  /// A place below the folder `Golden`.
  static func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Golden").appendingPathComponent(name)
  }

  /// A place below the folder `docs` of the package.
  static func page(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("docs").appendingPathComponent(name)
  }
}
