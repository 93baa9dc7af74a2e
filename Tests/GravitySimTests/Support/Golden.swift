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
    let file = file(name)
    let exists = FileManager.default.fileExists(atPath: file.path)
    let expected = exists ? String(decoding: try Data(contentsOf: file), as: UTF8.self) : ""
    #expect(actual == expected, "differs from Golden/\(name)", sourceLocation: sourceLocation)
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
}
