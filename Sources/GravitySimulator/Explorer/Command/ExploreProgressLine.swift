/// One line on a terminal that says how far an exploration is, written over once a second.
struct ExploreProgressLine: Sendable {
  let sink: (any TextSink)?
  let file: String

  func show(_ progress: ExplorationProgress) {
    guard let sink else { return }
    sink.write("\r\(TerminalText.sanitized(file)): \(ExploreWording.text(of: progress))\u{1B}[K")
    sink.flush()
  }

  func clear() {
    guard let sink else { return }
    sink.write("\r\u{1B}[K")
    sink.flush()
  }
}
