/// What one process of the tool left behind.
struct ToolRun {
  enum Ending: Hashable, CustomStringConvertible {
    case code(Int32)
    /// A trap, a limit of memory, or somebody's kill.
    case signal(Int32)
    case timeLimit

    var description: String {
      switch self {
      case .code(let code): "exit code \(code)"
      case .signal(let signal): "signal \(signal)"
      case .timeLimit: "time limit"
      }
    }
  }

  let ending: Ending
  let output: String
  let errors: String
  /// Wall-clock seconds, start of the process included.
  let seconds: Double
}
