import Foundation
import GravitySimulator

/// What the process was connected to when it started.
struct Terminal {
  let environment: [String: String]

  init() {
    environment = ProcessInfo.processInfo.environment
    // Else the system ends the process at the first write to a pipe that nobody reads.
    signal(SIGPIPE, SIG_IGN)
    // Or where a file would become larger than files may be here.
    signal(SIGXFSZ, SIG_IGN)
  }

  func output(_ descriptor: Int32, _ color: ColorChoice) -> OutputFile {
    let usesColor = color.usesColor(isTerminal: isTerminal(descriptor), environment: environment)
    return OutputFile(descriptor: descriptor, usesColor: usesColor)
  }

  /// Whether a person watches what is written there.
  func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }
}
