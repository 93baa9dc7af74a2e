import GravityPresentation

/// Statements less and statements more.
extension EditSuggestions {
  private static let dropLimit = 12

  /// The latest statements first: they are the likeliest to have decided.
  var drops: [ScenarioEdit] {
    let end = min(decision, document.statements.count)
    let places = document.statements.indices.prefix(end).reversed().filter { place in
      guard place != trigger.statement, case .step(let step) = document.statements[place].kind else {
        return false
      }
      return isSuspect(step)
    }
    let statements = places.prefix(Self.dropLimit).map { ScenarioEdit.dropping($0, from: scenario) }
    return statements + later + replies
  }

  /// What ends the app comes behind everything else that the candidate waited for.
  private var later: [ScenarioEdit] {
    trail.verdict?.verdict == .notTried(.appKilled) ? ScenarioEdit.droppingKills(from: scenario) : []
  }

  /// A reply that was scripted instead of the campaign's own payload.
  private var replies: [ScenarioEdit] {
    switch trail.verdict?.verdict {
    case .loadFailed, .noContent, .notTried:
      ScenarioEdit.droppingReplies(to: .choose(campaign), atMost: 3, from: scenario)
    case .presented, .noElements, .noHost, .hostInactive, .hostBusy, .alreadyPresenting, .locked,
      .notPresentable, .unknownTemplate, .capacity, .refused, nil:
      []
    }
  }

  /// Whether the step can have brought the verdict about.
  private func isSuspect(_ step: Step) -> Bool {
    switch step {
    case .lockPresentation: return !isPresented
    case .unlockPresentation, .hostAttach: return isPresented
    case .background: return trail.verdict == nil
    case .kill: return !isPresented
    case .hostPresent, .hostDismiss, .hostDetach, .hostBeginDismissing: return !isPresented && isOfHosts
    case .trackView, .triggerEvent, .showContent: return isOfOthers
    case .initialize, .setNotificationPermission, .lockListener, .setUser, .setOptions, .getContent, .engage,
      .engageProduct, .mount, .rebind, .unmount, .tap, .swipe, .scroll, .scrollProduct, .choose, .type, .back,
      .answerPush,
      .settingsPush, .foreground, .relaunch, .wait, .settle, .note:
      return false
    }
  }

  private var isPresented: Bool {
    if case .presented = trail.verdict?.verdict { return true }
    return false
  }

  private var isOfHosts: Bool {
    switch trail.verdict?.verdict {
    case .noHost, .hostInactive, .hostBusy, .notTried, nil: true
    case .presented, .loadFailed, .noContent, .noElements, .alreadyPresenting, .locked, .notPresentable,
      .unknownTemplate, .capacity, .refused:
      false
    }
  }

  /// Whether another campaign may be in the way.
  private var isOfOthers: Bool {
    switch trail.verdict?.verdict {
    case .hostBusy, .alreadyPresenting, .capacity, .refused: true
    case .presented, .loadFailed, .noContent, .noElements, .noHost, .hostInactive, .locked, .notPresentable,
      .unknownTemplate, .notTried, nil:
      false
    }
  }

  var insertions: [ScenarioEdit] {
    switch trail.verdict?.verdict {
    case .locked: return [insert(.unlockPresentation, before: decision)]
    case .presented:
      let lock = policyHasLock ? [insert(.lockPresentation, before: decision)] : []
      return lock + (host.map { [insert(.hostDetach($0), before: decision)] } ?? [])
    case .noHost:
      return document.hosts.reversed().prefix(3).map { insert(.hostAttach($0), before: callPlace) }
    case .hostInactive: return host.map { [insert(.hostAttach($0), before: decision)] } ?? []
    case .hostBusy(_, .transitioning): return [insert(.wait(1_000), before: callPlace)]
    case .hostBusy: return screens
    case .notTried: return trail.verdict?.verdict == .notTried(.triggerEnded) ? notTriedInsertions : []
    case nil:
      let end = document.statements.count
      return (teller.world.isInBackground ? [insert(.foreground, before: end)] : [])
        + [insert(.settle, before: end)]
    case .loadFailed, .noContent, .noElements, .alreadyPresenting, .notPresentable, .unknownTemplate,
      .capacity, .refused:
      return []
    }
  }

  /// What held up an earlier candidate held up this one.
  private var notTriedInsertions: [ScenarioEdit] {
    guard let earlier = trigger.candidates[..<number].lastIndex(where: { !$0.isNotTried }) else { return [] }
    return EditSuggestions(teller, trigger, earlier).insertions
  }

  /// A screen of the app's own above the host can be dismissed.
  private var screens: [ScenarioEdit] {
    guard let controllers = trail.admission?.host.controllers, let host = trail.admission?.inquiry.host,
      let place = controllers.lastIndex(where: { $0.id == host })
    else { return [] }
    let above = controllers[(place + 1)...].first { $0.id.appNumber != nil }
    return above.map { [insert(.hostDismiss(teller.world.name(of: $0.id)), before: decision)] } ?? []
  }

  private var policyHasLock: Bool { teller.policy.hasLock }

  /// The trigger's own statement.
  private var callPlace: Int { trigger.statement ?? 0 }

  private func insert(_ step: InsertedStep, before place: Int) -> ScenarioEdit {
    .inserting(step, before: place, in: scenario)
  }
}

extension CandidateTrail {
  fileprivate var isNotTried: Bool {
    if case .notTried = verdict?.verdict { return true }
    return false
  }
}
