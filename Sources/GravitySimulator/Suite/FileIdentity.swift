import Foundation

/// Which file a path names, links followed, so that two paths of one file are known as such.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// Nil where there is nothing.
  init?(of path: String) {
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Nil where what is open is no file.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, FileKind(mode: status.st_mode) == .regular else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
