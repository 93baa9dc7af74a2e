import Foundation

/// Keeps other commands from writing pages to a folder, as long as they are asked for it.
struct FolderLock {
  private let descriptor: Int32

  private static let tries = 100
  private static let pause: useconds_t = 100_000

  /// Waits for the command that has it, but no longer than ten seconds: that command may wait for this one.
  ///
  /// - Throws: What keeps the folder from being locked. Where a file system knows no locks there is none.
  init(_ folder: String, naming path: String, unless signals: HeldSignals) throws(ReportProblem) {
    descriptor = Foundation.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ReportStaging.failure(path) }
    for _ in 0..<Self.tries {
      guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
      guard !signals.arePending else { break }
      usleep(Self.pause)
    }
    close(descriptor)
    throw ReportProblem(path, ReportFileWording.isBusy)
  }

  func open() { close(descriptor) }
}
