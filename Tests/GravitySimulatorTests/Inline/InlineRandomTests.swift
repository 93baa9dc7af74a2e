import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Inline components and cards, at random")
struct InlineRandomTests {
  private enum Move: CaseIterable {
    case mount, list, rebind, reselect, unmount, tap, tapCard, scroll, scrollCard, view, dismiss
    case detach, attach, present, drop, background, foreground, kill, relaunch, wait, pause
  }

  @Test("no walk finds a bug or breaks an invariant", arguments: Profile.builtIn)
  func walks(_ profile: Profile) throws {
    var setup = WorldSetup(profile: profile)
    let goods = InlineSamples.content("goods-1", skus: ["a-1", "a-2"])
    let quiz = InlineSamples.content("quiz-1", onClick: #"{"action": "open_step", "step": 2}"#)
    let step = InlineSamples.content("quiz-2", method: "full_screen", skus: ["b-1"], step: 2)
    setup.reply(to: .selector("feed"), .payload(try InlineSamples.answer([[quiz, step]])), after: 50)
    setup.reply(to: .selector("other"), .payload(try InlineSamples.answer([[goods]])), after: 200)
    setup.reply(to: .selector("other"), .offline)
    setup.reply(to: .group("row"), .payload(try InlineSamples.answer([[goods], [quiz, step], []])))
    setup.campaign("promo", try InlineSamples.answer([[step]]))
    let compiled = setup.compiled()
    for seed in 0..<60 {
      var generator = SplitMix(seed: UInt64(seed))
      var world = try SimulatedWorld(compiled)
      for _ in 0..<120 {
        guard let move = Move.allCases.randomElement(using: &generator) else { continue }
        do {
          try take(move, in: &world, &generator)
        } catch WorldError.impossible {
          continue
        } catch {
          Issue.record("\(profile.name), seed \(seed), \(move): \(error)")
          return
        }
      }
      #expect(world.shelves.allSatisfy { $0.id.component.map { world.inline.mounted.contains($0) } ?? true })
      _ = TraceText.lines(of: world)
    }
  }

  private func take(
    _ move: Move, in world: inout SimulatedWorld, _ generator: inout SplitMix
  ) throws {
    let name = ["one", "two"].randomElement(using: &generator) ?? "one"
    let share = Int32.random(in: 0...1000, using: &generator)
    switch move {
    case .mount:
      let kind: InlineKind = Bool.random(using: &generator) ? .uiKit : .swiftUI
      try world.mount(
        kind, name, .selector(Bool.random(using: &generator) ? "feed" : "other"), hasLoader: true)
    case .list: try world.mount(.list, name, .group("row"))
    case .rebind: try world.rebind(name, page: PageContext(type: "OTHER", location: "app://x"))
    case .reselect: try world.rebind(name, selector: "other")
    case .unmount: try world.unmount(name)
    case .tap: try world.tap(.element(Int.random(in: 0...2, using: &generator)), in: name)
    case .tapCard: try world.tap(.product(0), in: Bool.random(using: &generator) ? name : "goods-1")
    case .scroll: try world.scroll(Bool.random(using: &generator) ? name : "goods-1", thousandths: share)
    case .scrollCard: try world.scrollProduct(0, thousandths: share)
    case .view: try world.trackView("HOMEPAGE", "app://home")
    case .dismiss: try world.tap(.outside)
    case .detach: try world.hostDetach("home")
    case .attach: try world.hostAttach("home")
    case .present: try world.hostPresent("details")
    case .drop: try world.hostDismiss("details")
    case .background: try world.background()
    case .foreground: try world.foreground()
    case .kill: try world.kill()
    case .relaunch: try world.relaunch()
    case .wait: try world.wait(1_000)
    case .pause: try world.wait(100)
    }
  }
}

extension SplitMix: RandomNumberGenerator {
  mutating func next() -> UInt64 { UInt64(next(below: 1 << 32)) << 32 | UInt64(next(below: 1 << 32)) }
}
