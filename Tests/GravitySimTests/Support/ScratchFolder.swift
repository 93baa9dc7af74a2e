import Foundation

/// A folder of one test's own, which goes away with the value.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gravity-sim-tests-" + UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // Nothing can be done about a folder that stays.
    do { try FileManager.default.removeItem(at: url) } catch {}
  }

  func url(_ path: String) -> URL {
    url.appendingPathComponent(path)
  }

  /// Writes a file, folders above it included.
  func write(_ path: String, _ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url(path))
  }

  func write(_ path: String, _ text: String) throws {
    try write(path, Array(text.utf8))
  }

  /// A file of a size that takes no room on the disk: all of it is zeros.
  func writeZeros(_ path: String, count: UInt64) throws {
    try write(path, [])
    let handle = try FileHandle(forWritingTo: url(path))
    try handle.truncate(atOffset: count)
    try handle.close()
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(at: url(path), withIntermediateDirectories: true)
  }

  func makeLink(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: url(path).path, withDestinationPath: target)
  }

  /// A pipe with a name, which nobody writes to.
  func makePipe(_ path: String) throws {
    guard mkfifo(url(path).path, 0o600) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }
}
