import Foundation

/// Makes a file, of which others see all or nothing.
enum FileCreation {
  /// - Parameter path: Where nothing is yet; what is there all the same stays as it is.
  static func write(_ text: String, to path: String) throws(FileWriteError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileWriteError(reason: systemReason(errno)) }
    close(descriptor)
    do throws(FileWriteError) {
      try FileReplacement.write(text, over: path)
    } catch {
      unlink(path)
      throw error
    }
  }
}
