import GravityPresentation

extension Agenda.Task {
  func mix(into mixer: inout StateMixer) {
    let (code, first, second) = words
    mixer.add(UInt64(code) | first << 8)
    mixer.add(second)
  }

  /// What kind of task it is, and the numbers that tell it from others of its kind.
  private var words: (Int, UInt64, UInt64) {
    switch self {
    case .response(.candidates(let trigger), let response): (1, trigger.ticket.word, response.word)
    case .response(.content(let trigger, let candidate), let response):
      (2, trigger.ticket.word | UInt64(candidate.index) << 24, response.word)
    case .response(.click(let trigger), let response): (3, trigger.ticket.word, response.word)
    case .response(.load(let load, _), let response): (4, UInt64(load.index), response.word)
    case .tracking(let url, let response): (5, UInt64(url.index), response.word)
    case .timer(.delay(let trigger, let candidate)): (6, trigger.ticket.word, UInt64(candidate.index))
    case .timer(.selfDismissal(let id)): (7, id.ticket.word, 0)
    case .timer(.removal(let id)): (8, id.ticket.word, 0)
    case .timer(.visibility(let id)): (9, id.ticket.word, 0)
    case .timer(.presenterAnswer(let id)): (10, id.ticket.word, 0)
    case .appearing(let id): (11, id.ticket.word, 0)
    case .disappearing(let id): (12, id.ticket.word, 0)
    case .inlineSecond(let id, let content): (13, UInt64(id.index), UInt64(content.index))
    case .deadline(let number): (16, UInt64(number), 0)
    case .cardSecond(.presentation(let id), let card): (14, id.ticket.word, UInt64(card))
    case .cardSecond(.inline(let id, let content), let card):
      (15, UInt64(id.index) | UInt64(card) << 24, UInt64(content.index))
    }
  }
}

extension Response {
  fileprivate var word: UInt64 {
    switch self {
    case .answered(let status, let body): UInt64(status) | UInt64(body.index) << 32
    case .timedOut: 1
    case .offline: 2
    }
  }
}
