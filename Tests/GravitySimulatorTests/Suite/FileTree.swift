import Foundation

/// Files on disk for one test, which go away with the value.
final class FileTree {
  let root: String

  /// - Parameter files: paths below the root, each with its text; folders arise as needed.
  init(_ files: [String: String] = [:]) throws {
    root =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("gravity-suite-tests-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for (path, text) in files {
      try addFolder((path as NSString).deletingLastPathComponent)
      try Data(text.utf8).write(to: URL(fileURLWithPath: self[path]))
    }
  }

  deinit {
    // Nothing can be done about a folder that stays.
    do { try FileManager.default.removeItem(atPath: root) } catch {}
  }

  /// The whole path of something below the root.
  subscript(path: String) -> String {
    path.isEmpty ? root : root + "/" + path
  }

  func addFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: self[path], withIntermediateDirectories: true)
  }

  func addLink(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[path], withDestinationPath: target)
  }

  /// A pipe with a name, which nobody writes to.
  func addPipe(_ path: String) throws {
    guard mkfifo(self[path], 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
