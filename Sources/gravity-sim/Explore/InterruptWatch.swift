import Foundation
import GravitySimulator

/// Turns the first Ctrl-C into a request to stop; the second ends the process at once.
struct InterruptWatch {
  let stop = ExplorationStop()

  /// Must be called before there are other threads: they inherit which signals are held back.
  func start() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let stop = stop
    Thread.detachNewThread {
      Self.waitForInterrupt()
      stop.request()
      Self.waitForInterrupt()
      // As if nobody had held it back.
      signal(SIGINT, SIG_DFL)
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGINT)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(SIGINT)
    }
  }

  private static func waitForInterrupt() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    var signal: Int32 = 0
    // Fails only where the set names no signal.
    _ = sigwait(&signals, &signal)
  }
}
