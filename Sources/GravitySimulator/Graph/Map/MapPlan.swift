import GravityActions
import GravityPresentation

/// What a click is going to do, in one of the ways in which it can.
struct MapPlan {
  let steps: [ActionStep]
  let click: ClickParameters
  let action: ActionID
  var eventType = ""
  /// What follows when the user refuses a push request (A7).
  let refusal: PushRefusalHandling

  /// How many dismissals it asks for (A3).
  var dismissals: Int { steps.count { $0 == .dismiss } }

  /// Whether it is a click for a step, be there one or not.
  var opensStep: Bool { steps.contains(.openStep) || steps.contains(.note(.missingStep)) }

  /// - Parameter isOnTop: The step comes over its content, which stays.
  func deeds(isOnTop: Bool) -> [MapDeed] {
    var deeds: [MapDeed] = []
    for step in steps {
      guard let deed = deed(of: step, isOnTop: isOnTop), !deeds.contains(deed) else { continue }
      deeds.append(deed)
    }
    return deeds.isEmpty ? [.nothing] : deeds
  }

  private func deed(of step: ActionStep, isOnTop: Bool) -> MapDeed? {
    switch step {
    case .reportURLs, .update: nil
    case .dismiss: .closes
    case .writePasteboard: .copies(click.copyData ?? "")
    case .callBack(let callback): deed(of: callback)
    case .openStep: click.step.map { .opensStep($0, isOnTop: isOnTop) }
    case .askForPush: .asksForPush(refusal)
    case .openNotificationSettings: .opensSettings
    case .sendEvent: .sendsEvent(eventType)
    case .note(let note): .falls(note)
    }
  }

  private func deed(of callback: Callback) -> MapDeed? {
    switch callback {
    // The pasteboard and the dismissal are steps of their own.
    case .copy, .cancel: nil
    case .followURL: .followsURL(click.url ?? "", click.urlType)
    case .followDeeplink: .followsDeeplink(click.deeplink ?? "")
    case .requestPush:
      steps.contains(.askForPush) || steps.contains(.openNotificationSettings) ? nil : .tellsOfPush
    case .custom(let name): .callsBack(name)
    }
  }
}
