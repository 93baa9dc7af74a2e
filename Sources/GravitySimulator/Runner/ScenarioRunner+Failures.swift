extension ScenarioRunner {
  /// The block that says what went wrong: where, what was actual, why, and what to do.
  func failure(
    _ error: WorldError, at statement: Statement?, of scenario: LoadedScenario, _ world: SimulatedWorld
  ) -> ScenarioResult {
    let last = scenario.document.statements.last?.span
    let span = statement?.span ?? last ?? SourceSpan(line: 1, column: 1, length: 1)
    let exitCode: ExitCode
    let diagnostic: Diagnostic
    switch error {
    case .differs(let mismatch):
      exitCode = .failed
      diagnostic = scenario.diagnostic(
        mismatch.message, at: itemSpan(mismatch, of: statement) ?? span, caretNote: mismatch.actual,
        notes: mismatch.because.map { .because($0) } + (mismatch.help.map { [.help($0)] } ?? []))
    case .impossible(let what, let possible):
      exitCode = .failed
      diagnostic = scenario.diagnostic(
        "impossible step", at: span, caretNote: "\(what) (at \(TimeText.seconds(world.now)))",
        notes: absence(before: statement, in: world) + (possible.map { [.help($0)] } ?? []))
    case .timeGoesBack(let what):
      exitCode = .wrongInput
      diagnostic = scenario.diagnostic(
        "`at` goes back in time", at: span, caretNote: what,
        notes: [.help("times since the start only grow; `wait` moves time from where it is")])
    case .endless(let what):
      exitCode = .failed
      diagnostic = scenario.diagnostic(
        "this does not come to an end", at: span, caretNote: what,
        notes: [.help("use `wait` with a time of its own")])
    case .bug(let what):
      exitCode = .bug
      diagnostic = scenario.diagnostic(
        "a bug of gravity-sim's", at: span, caretNote: what,
        notes: [.help("please report it with the scenario")])
    }
    return ScenarioResult(exitCode: exitCode, diagnostics: [diagnostic], world: world)
  }

  /// The first property that broke, if one did.
  ///
  /// - Parameter statement: What was done last; nil before the first.
  func brokenProperty(
    after statement: Statement?, of scenario: LoadedScenario, _ world: SimulatedWorld
  ) -> ScenarioResult? {
    guard let broken = world.brokenProperty else { return nil }
    let property = scenario.document.properties[broken.number]
    let line = statement.map { scenario.parts.lineName(of: $0.span) }
    let diagnostic = scenario.diagnostic(
      PropertyWording.message(of: property.value), at: property.span,
      caretNote: PropertyWording.caretNote(of: property.value, broken),
      notes: PropertyWording.reasons(of: property.value, broken, in: line).map { .because($0) })
    return ScenarioResult(exitCode: .failed, diagnostics: [diagnostic], world: world)
  }

  /// A crash that nothing expected.
  func failure(
    _ crash: Crash, during statement: Statement?, of scenario: LoadedScenario, _ world: SimulatedWorld
  ) -> ScenarioResult {
    let diagnostic = scenario.diagnostic(
      "the app crashed", at: statement?.span ?? SourceSpan(line: 1, column: 1, length: 1),
      caretNote: "\(Wording.text(of: crash.reason, in: world)), at \(TimeText.seconds(crash.time))",
      notes: [.help("add `expect crashed` where the scenario is about that")])
    return ScenarioResult(exitCode: .failed, diagnostics: [diagnostic], world: world)
  }

  /// Why there is nothing to touch.
  private func absence(before statement: Statement?, in world: SimulatedWorld) -> [Diagnostic.Note] {
    guard world.host.presentations.isEmpty, world.inline.components.isEmpty,
      case .step(let step) = statement?.kind
    else { return [] }
    switch step {
    case .tap, .swipe, .scroll, .scrollProduct, .choose, .type, .back:
      return world.verdictReasons.map { .because($0) }
    case .initialize, .trackView, .triggerEvent, .setNotificationPermission, .lockPresentation,
      .unlockPresentation, .lockListener, .showContent, .setUser, .setOptions, .getContent, .engage,
      .engageProduct, .mount, .rebind, .unmount, .answerPush, .settingsPush, .hostPresent,
      .hostDismiss, .hostDetach, .hostAttach, .hostBeginDismissing, .background, .foreground, .kill,
      .relaunch, .wait, .settle, .note:
      return []
    }
  }

  private func itemSpan(_ mismatch: Mismatch, of statement: Statement?) -> SourceSpan? {
    guard let item = mismatch.item, case .expectation(let expectation) = statement?.kind else { return nil }
    let spans = expectation.itemSpans
    return spans.indices.contains(item) ? spans[item] : nil
  }
}

extension Expectation {
  /// The places of the items, for carets.
  var itemSpans: [SourceSpan] {
    switch self {
    case .state(.presentedStack(let items)), .within(_, .presentedStack(let items)): items.map(\.span)
    case .state, .within, .unwritten: []
    case .callbacks(let stream): stream.items.map(\.span)
    case .urls(let stream), .opened(let stream), .log(let stream), .quirks(let stream),
      .usage(let stream):
      stream.items.map(\.span)
    case .lockListener(let stream): stream.items.map(\.span)
    case .request(_, let json): json.map { [$0.span] } ?? []
    }
  }
}
