import GravityPresentation

extension ExplorationPlan {
  /// Whether a call or a property looks at what has been before.
  var needsHistory: Bool {
    let calls = alphabet.contains { step in
      switch step {
      case .showContent, .engage, .engageProduct: true
      case .initialize, .trackView, .triggerEvent, .setNotificationPermission, .lockPresentation,
        .unlockPresentation, .lockListener, .setUser, .setOptions, .getContent, .mount, .rebind, .unmount,
        .tap, .swipe, .scroll, .scrollProduct, .choose, .type, .back, .answerPush, .settingsPush,
        .hostPresent,
        .hostDismiss, .hostDetach, .hostAttach, .hostBeginDismissing, .background, .foreground, .kill,
        .relaunch, .wait, .settle, .note:
        false
      }
    }
    return calls || properties.contains { $0.states.contains(where: \.isAboutVerdicts) }
  }

  /// The controllers that host steps name, so that every worker numbers them alike.
  var controllerNames: [String] {
    alphabet.compactMap { step in
      if case .hostPresent(let name) = step { name } else { nil }
    }
  }
}

extension ScenarioProperty {
  /// The states that it speaks of.
  var states: [StateExpectation] {
    switch self {
    case .never(let state), .always(let state): [state]
    case .within(_, let first, let second): [first, second]
    }
  }
}

extension StateExpectation {
  var isAboutVerdicts: Bool {
    if case .verdict = self { true } else { false }
  }
}
