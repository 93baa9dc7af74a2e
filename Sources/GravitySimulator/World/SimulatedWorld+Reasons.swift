import GravityPresentation

/// Why the run is where it is, for failures.
extension SimulatedWorld {
  /// The latest verdicts, at most five, the newest last.
  var verdictReasons: [String] {
    if recording.verdicts.isEmpty { return unansweredReasons }
    return recording.verdicts.suffix(5).map { Wording.text(of: $0, in: self) }
  }

  /// What to do where nothing is presented.
  var absenceHelp: String? {
    guard let last = recording.verdicts.last else {
      if calls == 0 { return "a `trackView` or `triggerEvent` has to come first" }
      return agenda.next(withTimers: !isInBackground) == nil
        ? "`gravity-sim explain` says what became of the trigger"
        : "wait until the content has loaded and its delay has passed"
    }
    let campaign = catalog.candidate(last.candidate).campaignId
    let reason = Wording.reason(of: last.verdict, in: self)
    switch last.verdict {
    case .presented: return nil
    case .locked: return "unlock before the delay ends, or expect `verdict \(campaign) \(reason)`"
    case .hostInactive: return "keep the host in the window, or expect `verdict \(campaign) \(reason)`"
    case .hostBusy, .alreadyPresenting, .noHost, .loadFailed, .noContent, .noElements, .notPresentable,
      .unknownTemplate, .notTried, .capacity, .refused:
      return "expect `verdict \(campaign) \(reason)`"
    }
  }

  /// What a campaign without a verdict waits for.
  var unansweredReasons: [String] {
    if calls == 0 { return ["no trigger was sent"] }
    guard let next = agenda.next(withTimers: !isInBackground) else { return ["nothing more is due"] }
    return ["\(Wording.text(of: next.task, in: self)) at \(TimeText.seconds(next.due))"]
  }
}
