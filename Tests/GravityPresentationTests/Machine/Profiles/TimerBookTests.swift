import Testing

@testable import GravityPresentation

/// Profile files may mix switches at will: whatever they mix, the machine keeps its books.
@Suite("Timers under any mixture of switches", .serialized)
struct TimerBookTests {
  private static let campaigns: [Campaign] = {
    let elements: [Element] = [
      .button("close"), .button("cancel"), .step(2), .step(2, closes: false), .step(9), .button("rate_app"),
      .button("request_push", closes: false), Element(type: "text-input"),
    ]
    let frame = Variables(frameUI: FrameUI(close: CloseButton(), container: Container()))
    return ["modal", "full_screen", "bottom_sheet", "snackbar"].map { method in
      Campaign(
        method, delay: method == "modal" ? 100 : nil,
        .made(method, method, template: "snackbar-2", elements, frame),
        .made("second", "bottom_sheet", step: 2, [.button("close")], frame), .empty("third"))
    }
  }()

  /// Each switch as one of the built-in profiles has it.
  private func mixture(_ seed: UInt64) -> Profile {
    var generator = SeededGenerator(seed: seed)
    var policy = PresentationPolicy.ios
    for policySwitch in PolicySwitch.all {
      let source = Profile.builtIn.randomElement(using: &generator) ?? .ios
      policySwitch.copy(from: source.policy, to: &policy)
    }
    policy.quirks = QuirkSet(kinds: QuirkKind.allCases)
    // Else nearly every mixture is over with its first call.
    policy.misuse = .isLogged
    return Profile(name: "mixture \(seed)", policy: policy)
  }

  @Test(
    "T1: no timer is started twice, cancelled without running, or left by what is over", arguments: 0..<80)
  func books(seed: Int) {
    var builder = CatalogBuilder(profile: mixture(UInt64(seed)))
    var bodies = Self.campaigns.map { builder.add($0.response) }
    let list = builder.add(CandidateList(campaigns: Self.campaigns.map(\.candidate)))
    bodies += [list, list, list]
    let environment = builder.environment()
    var machine = PresentationMachine(environment: environment)
    var events = RandomEvents(seed: UInt64(seed), catalog: environment.catalog, bodies: bodies)
    var running: Set<TimerID> = []
    for number in 0..<3_000 {
      let event = events.next()
      var host = events.host()
      host.controllers.removeAll { controller in
        controller.id.presentation.map { !isOnScreen($0, of: machine) } ?? false
      }
      if case .timerFired(let timer) = event, running.remove(timer) == nil { continue }
      let before = machine
      let effects = machine.handle(event, in: host, at: Instant(milliseconds: Int64(number)))
      if event == .killed { running.removeAll() }
      for effect in effects {
        events.learn(effect)
        switch effect {
        case .startTimer(let timer, _): #expect(running.insert(timer).inserted, "\(event) restarts \(timer)")
        case .cancelTimer(let timer): #expect(running.remove(timer) != nil, "\(event) cancels \(timer)")
        case .appCrashed: running.removeAll()
        default: break
        }
      }
      #expect(!effects.isEmpty || machine != before, "\(event) has no answer")
      #expect(machine.brokenInvariants() == [], "\(event)")
      #expect(running.allSatisfy { isOfUse($0, to: machine) }, "\(event) leaves a timer")
    }
  }

  /// Whether the presentation has a controller of its own.
  private func isOnScreen(_ id: PresentationID, of machine: PresentationMachine) -> Bool {
    guard let index = machine.index(of: id), machine.record(at: index).behavior.kind == .modal else {
      return false
    }
    let phase = machine.state.presentations[index].phase
    return phase != .requested && phase != .lingering
  }

  private func isOfUse(_ timer: TimerID, to machine: PresentationMachine) -> Bool {
    switch timer {
    case .delay(let trigger, _): machine.index(of: trigger) != nil
    case .selfDismissal(let id), .removal(let id), .visibility(let id), .presenterAnswer(let id):
      machine.content(of: id) != nil
    }
  }
}
