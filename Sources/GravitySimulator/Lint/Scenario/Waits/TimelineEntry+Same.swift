import GravityPresentation

extension TimelineEntry {
  /// Whether the same happened, each seen from its own time.
  func isSame(as other: TimelineEntry) -> Bool {
    switch (kind, other.kind) {
    case (.effect(.startTimer(let timer, let due)), .effect(.startTimer(let second, let secondDue))):
      timer == second && due.since(time) == secondDue.since(other.time)
    case (
      .inlineEffect(let id, .startTimer(let content, let due), let source),
      .inlineEffect(let secondID, .startTimer(let second, let secondDue), let secondSource)
    ):
      id == secondID && content == second && source == secondSource
        && due.since(time) == secondDue.since(other.time)
    case (
      .shelfEffect(let id, .startTimer(let card, let due)),
      .shelfEffect(let secondID, .startTimer(let second, let secondDue))
    ):
      id == secondID && card == second && due.since(time) == secondDue.since(other.time)
    case (.usage(let finding), .usage(let second)):
      finding.misuse == second.misuse && finding.path == second.path
    case (.event, _), (.effect, _), (.inline, _), (.inlineEffect, _), (.shelf, _), (.shelfEffect, _),
      (.remark, _), (.usage, _), (.log, _), (.statement, _):
      kind == other.kind
    }
  }
}
