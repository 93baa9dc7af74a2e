/// What `--help` prints.
enum HelpText {
  static func text(for command: Command?) -> String {
    switch command {
    case nil: tool
    case .run: run
    case .explain: explain
    case .lint: lint
    case .show: show
    case .diff: diff
    case .check: check
    case .explore: explore
    case .paths: paths
    case .graph: graph
    case .profiles: profiles
    case .quirks: quirks
    case .usage: usage
    case .fmt: fmt
    }
  }
}
