/// The kinds of events that a counterexample should have few of.
enum ExploredKind: Int, CaseIterable, Sendable {
  case call, tap, close, outside, container, swipe, back, answer, failure, due, prompt, background
  case foreground, lock, unlock, leave, overdue
}

extension ExploredEvent {
  var kind: ExploredKind {
    switch self {
    case .call: .call
    case .tap(_, .element), .inlineTap: .tap
    case .tap(_, .closeButton): .close
    case .tap(_, .container): .container
    case .tap(_, .outside): .outside
    case .swipe: .swipe
    case .back: .back
    case .answer(_, let succeeds): succeeds ? .answer : .failure
    case .due: .due
    case .overdue: .overdue
    case .prompt: .prompt
    case .background: .background
    case .foreground: .foreground
    case .lock: .lock
    case .unlock: .unlock
    case .leave: .leave
    }
  }

  /// Whether the user alone can bring it about: gestures, and time (D8).
  var isUsersOwn: Bool {
    switch kind {
    case .tap, .close, .outside, .container, .swipe, .back, .prompt, .foreground, .due, .overdue: true
    // A request that is not answered has failed when its time is over.
    case .failure: true
    case .call, .answer, .background, .lock, .unlock, .leave: false
    }
  }
}
