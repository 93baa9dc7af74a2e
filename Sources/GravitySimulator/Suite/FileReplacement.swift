import Foundation

/// Gives a file another text, all of it or nothing: whoever reads it meanwhile reads the old one.
enum FileReplacement {
  /// - Parameter path: A file that is there; of a link, what it leads to is replaced.
  static func write(_ text: String, over path: String) throws(FileWriteError) {
    guard let resolved = realpath(path, nil) else { throw failure() }
    defer { free(resolved) }
    let target = String(cString: resolved)
    var status = stat()
    guard stat(target, &status) == 0, access(target, W_OK) == 0 else { throw failure() }
    let signals = HeldSignals()
    defer { signals.letGo() }
    var name = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw failure() }
    do throws(FileWriteError) {
      defer { close(descriptor) }
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw failure() }
      try write(Array(text.utf8), to: descriptor)
      guard fsync(descriptor) == 0 else { throw failure() }
    } catch {
      unlink(name)
      throw error
    }
    guard rename(name, target) == 0 else {
      let error = failure()
      unlink(name)
      throw error
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileWriteError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw failure()
      }
    }
  }

  private static func failure() -> FileWriteError { FileWriteError(reason: systemReason(errno)) }
}
