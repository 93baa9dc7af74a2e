import Testing

@testable import GravityPresentation

@Suite("Every event in every state", .serialized)
struct TotalityTests {
  /// One campaign of each kind, with every way to click; one has a form, and one a delay that may crash the app.
  private static let campaigns: [Campaign] = {
    let elements: [Element] = [
      .button("close"), .button("cancel"), .button(OnClick(action: "copy", copyData: "x")), .step(2),
      .step(2, closes: false), .step(9), .button("request_push", closes: false),
      .button("request_tracking", closes: false),
    ]
    let frame = Variables(frameUI: FrameUI(close: CloseButton(), container: Container()))
    return ["modal", "full_screen", "bottom_sheet", "snackbar", "inline"].map { method in
      let delays: [String: Milliseconds] = ["modal": 100, "inline": -1]
      let form = method == "bottom_sheet" ? [Element(type: "text-input")] : []
      return Campaign(
        method, delay: delays[method],
        .made(method, method, template: "snackbar-2", elements + form, frame), .modal("second", step: 2),
        .empty("third"))
    }
  }()

  private func environment(_ profile: Profile) -> (PresentationEnvironment, [BodyID]) {
    var builder = CatalogBuilder(profile: profile)
    var bodies = Self.campaigns.map { builder.add($0.response) }
    let list = builder.add(CandidateList(campaigns: Self.campaigns.map(\.candidate)))
    bodies += [list, list, list, builder.addUndecodable(decodableContents: 1)]
    return (builder.environment(), bodies)
  }

  @Test("A hundred thousand events, half of them impossible, each have an answer", arguments: Profile.builtIn)
  func everyEventIsAnswered(profile: Profile) {
    let (environment, bodies) = environment(profile)
    var machine = PresentationMachine(environment: environment)
    var events = RandomEvents(seed: 20_240_611, catalog: environment.catalog, bodies: bodies)
    var now = Instant.start
    var silent: [Event] = []
    var presented = 0
    for _ in 0..<100_000 {
      let event = events.next()
      let before = machine
      now = now + events.passingTime()
      let effects = machine.handle(event, in: events.host(), at: now)
      // A change of state is an answer too; no change and no word is silence.
      if effects.isEmpty, machine == before { silent.append(event) }
      for effect in effects {
        events.learn(effect)
        if case .verdict(_, _, .presented) = effect { presented += 1 }
      }
    }
    #expect(silent.prefix(3).isEmpty)
    #expect(presented > 20, "the events must reach what they are to test")
  }

  @Test("The same events have the same answers", arguments: Profile.builtIn)
  func deterministic(profile: Profile) {
    let (environment, bodies) = environment(profile)
    var (first, second) = (
      PresentationMachine(environment: environment), PresentationMachine(environment: environment)
    )
    var events = RandomEvents(seed: 7, catalog: environment.catalog, bodies: bodies)
    for number in 0..<5_000 {
      let (event, host, now) = (events.next(), events.host(), Instant(milliseconds: Int64(number)))
      let effects = first.handle(event, in: host, at: now)
      guard effects == second.handle(event, in: host, at: now), first == second else {
        Issue.record("\(event) has two answers")
        return
      }
      effects.forEach { events.learn($0) }
    }
  }

  @Test("No event breaks an invariant where the host tells the truth", arguments: Profile.builtIn)
  func invariants(profile: Profile) {
    let (environment, bodies) = environment(profile)
    var machine = PresentationMachine(environment: environment)
    var events = RandomEvents(seed: 99, catalog: environment.catalog, bodies: bodies)
    var broken: [Invariant] = []
    for number in 0..<20_000 where broken.isEmpty {
      let event = events.next()
      var host = events.host()
      host.controllers.removeAll { controller in
        controller.id.presentation.map { machine.content(of: $0) == nil } ?? false
      }
      machine.handle(event, in: host, at: Instant(milliseconds: Int64(number))).forEach { events.learn($0) }
      broken = machine.brokenInvariants()
      if !broken.isEmpty { Issue.record("\(event) breaks \(broken)") }
    }
  }

  @Test("Forged identities are late answers", arguments: Profile.builtIn)
  func forged(profile: Profile) {
    var run = MachineScript(profile, .modal("a"))
    run.begin(with: "a")
    for slot in [0, 4, 5, 255] as [UInt8] {
      let id = PresentationID(ticket: Ticket(serial: 999, slot: slot))
      #expect(run.drive(.viewAppeared(id)) == ["note stale presenter"])
      #expect(run.drive(.appearingEnded(id)) == ["note stale presenter"])
      #expect(run.drive(.dismissalEnded(id)) == ["note stale presenter"])
      #expect(run.drive(.presentationRefused(id)) == ["note stale presenter"])
      #expect(run.drive(.tapped(id, .outside)) == ["note stale gesture"])
      #expect(run.drive(.swiped(id, Swipe(.down, thousandths: 900))) == ["note stale gesture"])
      #expect(run.drive(.backPressed(id)) == ["note stale gesture"])
      #expect(run.drive(.visibilityChanged(id, thousandths: 1_000)) == ["note stale gesture"])
      #expect(run.drive(.timerFired(.selfDismissal(id))) == ["note stale timer"])
      #expect(run.drive(.timerFired(.removal(id))) == ["note stale timer"])
      #expect(run.drive(.timerFired(.presenterAnswer(id))) == ["note stale timer"])
      #expect(run.drive(.timerFired(.visibility(id))) == ["note stale timer"])
      #expect(
        run.drive(.inputChanged(id, element: 0, becomes: ContentID(index: 0))) == ["note stale gesture"])
    }
  }

  @Test("C1: a content that never joined the catalogue is not shown")
  func forgedContent() {
    var run = MachineScript(.ideal)
    _ = run.initialize()
    #expect(
      run.drive(.contentShown(ContentID(index: .max), controller: nil))
        == ["note not shown, a stranger notPresentable"])
  }
}
