/// What the calls of a scenario ask for, each at most.
struct ScenarioCalls: Sendable {
  private(set) var visits = 0
  private(set) var events = 0
  private(set) var selectors: Set<String> = []
  private(set) var groups: Set<String> = []
  /// By `getContent campaign`.
  private(set) var campaigns: Set<String> = []
  private(set) var components: Set<String> = []

  init(_ document: ScenarioDocument) {
    for statement in document.statements {
      if case .step(let step) = statement.kind { add(step) }
    }
  }

  private mutating func add(_ step: Step) {
    switch step {
    case .trackView: visits += 1
    case .triggerEvent: events += 1
    case .getContent(.selector(let name), _), .rebind(_, .some(let name), _): selectors.insert(name)
    case .getContent(.group(let name), _): groups.insert(name)
    case .getContent(.campaign(let id), _): campaigns.insert(id)
    case .mount(_, let id, let source, _, _):
      components.insert(id)
      switch source {
      case .selector(let name): selectors.insert(name)
      case .group(let name): groups.insert(name)
      }
    case .initialize, .setNotificationPermission, .lockPresentation, .unlockPresentation, .lockListener,
      .showContent, .setUser, .setOptions, .engage, .engageProduct, .rebind, .unmount, .tap, .swipe, .scroll,
      .scrollProduct, .choose, .type, .back, .answerPush, .settingsPush, .hostPresent, .hostDismiss,
      .hostDetach, .hostAttach, .hostBeginDismissing, .background, .foreground, .kill, .relaunch, .wait,
      .settle, .note:
      break
    }
  }
}
