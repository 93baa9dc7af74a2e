/// Questions about the machine that `explain` asks at a moment of a run; none of them changes it.
extension PresentationMachine {
  /// Asks the admission rules in their order (P8–P12), as the machine does, and keeps each answer up to the first
  /// refusal.
  ///
  /// - Parameters:
  ///   - candidate: The candidate that would be presented.
  ///   - content: Its root content (P5).
  ///   - trigger: The trigger that asks for it; nil is returned for one that is over.
  ///   - host: The host's screens at that moment.
  ///   - now: The moment.
  package func inquiry(
    about candidate: CandidateID, _ content: ContentID, of trigger: TriggerID, in host: HostSnapshot,
    at now: Instant
  ) -> AdmissionInquiry? {
    guard let index = index(of: trigger) else { return nil }
    let moment = Moment(host: host, now: now)
    let slot = state.triggers[index]
    var settled = slot.host
    if policy.hostSettling == .atPresentation, !slot.traits.contains(.hostWasPassed) {
      settled = host.topMost ?? .none
    }
    guard settled != .none else { return AdmissionInquiry(host: nil, answers: []) }
    let question = AdmissionQuestion(
      environment: environment, candidate: candidate, content: content, hostID: settled,
      host: snapshot(of: settled, at: moment), isLocked: state.traits.contains(.locked),
      modalPresentation: modalPresentation, now: now)
    var answers: [AdmissionAnswer] = []
    for rule in environment.rules {
      let refusal = rule.refusal(of: question, in: state.scratch)
      answers.append(AdmissionAnswer(rule: rule.rule.name, refusal: refusal))
      if refusal != nil { break }
    }
    return AdmissionInquiry(host: settled, answers: answers)
  }

  /// The controller that a trigger has settled on (P2); nil before that, and for a trigger that is over.
  package func host(of trigger: TriggerID) -> ControllerID? {
    index(of: trigger).map { state.triggers[$0].host }.flatMap { $0 == .none ? nil : $0 }
  }
}
