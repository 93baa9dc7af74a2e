/// Finds the names of a scenario that are no screen's, content's or component's.
struct ControllerSearch {
  private let scenario: LintedScenario
  /// The screens that the app has presented so far, and those that come at all, in order.
  private var shown: Set<String>
  private let screens: [String]
  private let screenNames: Set<String>
  private var names = NameAdvice()
  private(set) var found: [(span: SourceSpan, message: String, advice: String)] = []

  init(_ scenario: LintedScenario) {
    self.scenario = scenario
    shown = Set(scenario.document.hosts)
    var seen = shown
    let presented = scenario.document.statements.compactMap { statement -> String? in
      guard case .step(.hostPresent(let name)) = statement.kind, seen.insert(name).inserted else {
        return nil
      }
      return name
    }
    screens = scenario.document.hosts + presented
    screenNames = seen
  }

  mutating func run() {
    for property in scenario.document.properties {
      switch property.value {
      case .never(let state), .always(let state): look(at: state, property.span)
      case .within(_, let first, let second):
        look(at: first, property.span)
        look(at: second, property.span)
      }
    }
    for statement in scenario.document.statements {
      switch statement.kind {
      case .step(let step): look(at: step, statement.span)
      case .expectation(.state(let state)), .expectation(.within(_, let state)):
        look(at: state, statement.span)
      case .expectation: break
      }
    }
  }

  private mutating func look(at state: StateExpectation, _ span: SourceSpan) {
    switch state {
    case .presented(let pattern): look(at: pattern, span)
    case .presentedStack(let items): items.forEach { look(at: $0.value, $0.span) }
    case .nothingPresented, .locked, .unlocked, .promptPush, .noPrompt, .pasteboard, .pushStatus, .screen,
      .verdict, .crashed, .time, .inline, .property:
      break
    }
  }

  private mutating func look(at pattern: PresentedPattern, _ span: SourceSpan) {
    guard let name = pattern.controller, !screenNames.contains(name), !scenario.mayHave(content: name) else {
      return
    }
    let place = scenario.tokens.span(of: name, in: span)
    let advice = names.instead(of: name, among: screens + scenario.contents, otherwise: "leave `in=` out")
    found.append((place, "\(Quoted(name)) is no screen of the app's and no content of a payload", advice))
  }

  private mutating func look(at step: Step, _ span: SourceSpan) {
    switch step {
    case .hostPresent(let name): shown.insert(name)
    case .hostDismiss(let name), .hostDetach(let name), .hostAttach(let name), .hostBeginDismissing(let name),
      .trackView(_, .some(let name)), .triggerEvent(_, _, .some(let name)), .showContent(_, .some(let name)):
      look(atScreen: name, span)
    case .tap(_, .some(let name)), .swipe(_, .some(let name)), .scrollProduct(_, .some(let name), _),
      .choose(_, _, .some(let name)), .type(_, _, .some(let name)):
      look(atTouched: name, span)
    case .initialize, .trackView, .triggerEvent, .setNotificationPermission, .lockPresentation,
      .unlockPresentation, .lockListener, .showContent, .setUser, .setOptions, .getContent, .engage,
      .engageProduct, .mount, .rebind, .unmount, .tap, .swipe, .scroll, .scrollProduct, .choose, .type, .back,
      .answerPush, .settingsPush, .background, .foreground, .kill, .relaunch, .wait, .settle, .note:
      break
    }
  }

  private mutating func look(atScreen name: String, _ span: SourceSpan) {
    guard !shown.contains(name) else { return }
    let place = scenario.tokens.span(of: name, in: span)
    let advice = "put `host present \(name)` before it, or name the screen in the header's `host`"
    found.append((place, "the screen \(Quoted(name)) is presented only later", advice))
  }

  private mutating func look(atTouched name: String, _ span: SourceSpan) {
    let components = scenario.calls.components
    guard !components.contains(name), !scenario.mayHave(content: name) else { return }
    let place = scenario.tokens.span(of: name, in: span)
    let advice = names.instead(
      of: name, among: scenario.contents + components.sorted(), otherwise: "leave `in=` out")
    found.append((place, "\(Quoted(name)) is no content of a payload and no component", advice))
  }
}
