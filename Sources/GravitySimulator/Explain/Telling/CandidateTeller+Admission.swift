import GravityPresentation

/// The admission rules and what comes behind them (P8–P13).
extension CandidateTeller {
  /// Where only the candidate that can be presented waits, P10 decides before the delay (P7).
  var presentableEarly: QuestionStory? {
    guard let root, let time = trail.answer?.time, trail.admission == nil, trail.delay == nil else {
      return nil
    }
    switch trail.verdict?.verdict {
    case .notPresentable, .unknownTemplate:
      return ask(
        .presentable, .no, ExplainWording.unpresentable(root, trail.verdict?.verdict, teller), at: time)
    case .presented, .loadFailed, .noContent, .noElements, .noHost, .hostInactive, .hostBusy,
      .alreadyPresenting, .locked, .notTried, .capacity, .refused, nil:
      return nil
    }
  }

  /// The rules in the order of their registration, the app's own among them.
  var admission: [QuestionStory] {
    let names = world.machine.environment.plugins.rules.map(\.name)
    guard let admission = trail.admission, let host = admission.inquiry.host else {
      return names.map { unasked(Self.id(of: $0), name: Self.name(of: $0)) }
    }
    return names.enumerated().map { place, name in
      let id = Self.id(of: name)
      guard admission.inquiry.answers.indices.contains(place) else {
        return unasked(id, name: Self.name(of: name))
      }
      let refusal = admission.inquiry.answers[place].refusal
      let seen = seen(id, refusal?.verdict, host, admission.host, at: admission.time)
      return ask(id, refusal == nil ? .yes : .no, seen, at: admission.time, name: Self.name(of: name))
    }
  }

  /// Told only where it decided.
  var capacity: [QuestionStory] {
    guard trail.verdict?.verdict == .capacity, let time = trail.admission?.time else { return [] }
    return [ask(.capacity, .no, ExplainWording.noCapacity, at: time)]
  }

  var presenter: QuestionStory {
    guard let presentation, let admission = trail.admission else { return unasked(.presenter) }
    if let appeared = presentation.appeared {
      return ask(.presenter, .yes, ExplainWording.appeared, at: appeared)
    }
    if let verdict = trail.verdict {
      return ask(.presenter, .no, Wording.values(of: verdict.verdict, in: world) ?? "", at: verdict.time)
    }
    return ask(.presenter, .open, ExplainWording.presenterAsked(at: admission.time), at: nil)
  }

  private var presentation: PresentationTrail? {
    trail.presentation.flatMap { teller.trails.presentationPlaces[$0] }.map {
      teller.trails.presentations[$0]
    }
  }

  private func seen(
    _ id: QuestionID, _ refusal: Verdict?, _ host: ControllerID, _ screens: HostSnapshot, at time: Instant
  ) -> String {
    switch id {
    case .hostActive: ExplainWording.activity(of: host, refusal, at: time, teller)
    case .unlocked:
      refusal == nil
        ? ExplainWording.unlocked(hasLock: policy.hasLock)
        : ExplainWording.locked(since: trail.lockedSince, teller)
    case .presentable: presentability(isRefused: refusal != nil)
    case .hostFree: ExplainWording.occupation(of: host, root, refusal, screens, at: time, teller)
    case .rule, .listed, .hostSettled, .contentLoaded, .rootContent, .elements, .delay, .capacity,
      .presenter:
      ExplainWording.ownRule(refusal)
    }
  }

  private func presentability(isRefused: Bool) -> String {
    guard let root else { return "" }
    return isRefused
      ? ExplainWording.unpresentable(root, trail.verdict?.verdict, teller)
      : ExplainWording.presentable(root, teller.catalog)
  }

  private static func id(of rule: String) -> QuestionID {
    switch rule {
    case "hostActive": .hostActive
    case "lock": .unlocked
    case "presentable": .presentable
    case "hostFree": .hostFree
    default: .rule
    }
  }

  private static func name(of rule: String) -> String? { id(of: rule) == .rule ? rule : nil }
}
