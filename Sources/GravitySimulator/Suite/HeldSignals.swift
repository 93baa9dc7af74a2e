import Foundation

/// Holds interruptions back while files are between where they were written and where they belong.
///
/// A signal that comes meanwhile ends the process once it is let go. Threads hold back what the one that starts them
/// does, so there must be no others.
struct HeldSignals {
  private let numbers: [Int32]
  private let before: sigset_t

  init() {
    var before = sigset_t()
    var ending = Self.set(of: Self.ending)
    pthread_sigmask(SIG_BLOCK, &ending, &before)
    // What was held back already is somebody else's to answer.
    numbers = Self.ending.filter { sigismember(&before, $0) == 0 && !Self.isIgnored($0) }
    self.before = before
  }

  /// Whether one has come that will end the process.
  var arePending: Bool {
    var pending = sigset_t()
    return sigpending(&pending) == 0 && numbers.contains { sigismember(&pending, $0) == 1 }
  }

  /// Returns only where none of them has come.
  func letGo() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// What a user, a closed terminal and a CI system end processes with.
  private static let ending = [SIGINT, SIGHUP, SIGTERM]

  private static func set(of numbers: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }

  /// As under `nohup`.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
