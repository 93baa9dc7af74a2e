import GravityPresentation

@testable import GravitySimulator

/// A seeded user, app and system that do whatever comes to mind.
struct RandomWalk {
  private var world: SimulatedWorld
  private var random: SplitMix
  private(set) var transcript: [String] = []
  private let setup: CompiledSetup

  /// - Parameter platformStacks: nil for what the profile's platform does (P12).
  init(profile: Profile, platformStacks: Bool? = nil, seed: UInt64) throws {
    var setup = WorldSetup(profile: profile)
    if let platformStacks { setup.platformStacks = platformStacks }
    setup.campaign("modal", try Samples.primer(id: "modal-1"), priority: 1, delay: 700)
    setup.campaign("sheet", try Samples.primer(id: "sheet-1", method: "bottom_sheet"), latency: 300)
    setup.campaign("bar", try Samples.primer(id: "bar-1", method: "snackbar"), priority: -1, delay: 100)
    setup.campaign("full", try Samples.primer(id: "full-1", method: "full_screen"), priority: 5, on: .event)
    setup.hosts = ["home", "catalog"]
    self.setup = setup.compiled()
    world = try SimulatedWorld(self.setup, keepsTimeline: false)
    random = SplitMix(seed: seed)
  }

  /// Walks until so many steps are done; the first fault or broken invariant, or nil.
  mutating func run(events: Int) -> String? {
    for count in 0..<events {
      // A fresh device now and then, so that streams stay short.
      if count % 2_000 == 1_999 {
        do { world = try SimulatedWorld(setup, keepsTimeline: false) } catch { return "\(error)" }
      }
      let step = RandomStep.allCases[random.next(below: RandomStep.allCases.count)]
      transcript.append(step.rawValue)
      if transcript.count > 25 { transcript.removeFirst() }
      do {
        try take(step)
      } catch WorldError.impossible {
        continue
      } catch {
        return "\(error)"
      }
    }
    return nil
  }

  private mutating func take(_ step: RandomStep) throws {
    switch step {
    case .view: try world.trackView("HOMEPAGE", "app://home")
    case .event: try world.triggerEvent([], controller: "home")
    case .lock: try world.lockPresentation()
    case .unlock: try world.unlockPresentation()
    case .tapButton: try world.tap("Turn on", waits: random.next(below: 2) == 0)
    case .tapOutside: try world.tap(.outside, waits: random.next(below: 2) == 0)
    case .swipe: try world.swipe(Swipe(.down, thousandths: 500), waits: false)
    case .allow: try world.answerPush(isAllowed: true)
    case .deny: try world.answerPush(isAllowed: false)
    case .present: try world.hostPresent("catalog")
    case .dismiss: try world.hostDismiss("catalog")
    case .detach: try world.hostDetach("home")
    case .attach: try world.hostAttach("home")
    case .leave: try world.hostBeginDismissing("catalog")
    case .background: try world.background()
    case .foreground: try world.foreground()
    case .kill: try world.kill()
    case .relaunch: try world.relaunch()
    case .wait: try world.wait(Milliseconds(Int64(random.next(below: 900))))
    case .pause: try world.wait(Milliseconds(Int64(random.next(below: 30))))
    case .showContent: try world.showContent("modal-1")
    case .settings: try world.settingsPush(isAuthorized: random.next(below: 2) == 0)
    }
  }
}
