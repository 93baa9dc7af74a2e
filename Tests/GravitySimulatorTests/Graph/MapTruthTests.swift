import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

/// What a map says is what a run does: every way of every payload is gone, in a world of its own.
@Suite struct MapTruthTests {
  private static let names = [
    "CopyEvent", "CancelEvent", "FollowUrlEvent", "FollowDeeplinkEvent", "RequestPushEvent",
    "ContentCloseEvent",
  ]

  @Test("Ways leave and report as they do when somebody goes them", arguments: Profile.builtIn)
  func ways(profile: Profile) throws {
    let folder = "scenarios/payloads"
    var gone = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let document = try PayloadDocument(path: "\(folder)/\(name)")
      let map: CampaignMap
      do {
        map = try CampaignMap(document, under: profile)
      } catch {
        continue
      }
      gone += try go(map, document, profile)
    }
    #expect(gone > 50)
  }

  /// How many ways could be gone.
  private func go(_ map: CampaignMap, _ document: PayloadDocument, _ profile: Profile) throws -> Int {
    let setups = TourSetups(document)
    let contents = setups.contents(under: profile.policy)
    guard Set(map.contents.map(\.contentID)).count == map.contents.count else { return 0 }
    var gone = 0
    for (place, content) in map.contents.enumerated() where content.isOnScreen && !content.isInline {
      func run(_ deed: TourStop.Deed) -> ComparedRun {
        let script = TourStop(content: contents[place], deed: deed).script
        return ComparisonRunner.run(script, on: setups.setup(profile.policy, root: contents[place]))
      }
      guard !run(.show)[.presented].isEmpty else { continue }
      let ways = map.ways.filter { $0.from == place }
      // A step to itself brings the content back, and a form needs answers.
      for way in ways
      where way.route == nil && !way.isConditional && !(way.leaves && way.to == .content(place)) {
        guard let deed = Self.deed(way.trigger) else { continue }
        compare(run(deed), way, ways, content, "\(map.file) \(MapWording.lines(of: way))")
        gone += 1
      }
      try compareAbsent(ways, content, "\(map.file) \(content.contentID)", run)
    }
    return gone
  }

  private func compare(
    _ run: ComparedRun, _ way: MapWay, _ ways: [MapWay], _ content: MapContent, _ name: String
  ) {
    var expected = way.callbacks
    let timed = ways.first { if case .time = $0.trigger { true } else { false } }
    if !way.leaves {
      for count in timed?.callbacks ?? [] { expected.add(count.count, of: count.word) }
    }
    for word in Self.names {
      let count = run[.callbacks].count { line in
        line.text.hasPrefix("\(word) ") && line.text.contains("content=\(content.contentID)")
      }
      let told = expected.first { $0.word == word }?.count ?? 0
      #expect(count == told, "\(name): \(word) \(run[.callbacks].map(\.text))")
    }
    #expect(Self.isGone(content, in: run) == (way.leaves || timed != nil), "\(name)")
  }

  /// What is on no map does nothing.
  private func compareAbsent(
    _ ways: [MapWay], _ content: MapContent, _ name: String, _ run: (TourStop.Deed) -> ComparedRun
  ) throws {
    let leavesByItself = ways.contains { if case .time = $0.trigger { true } else { false } }
    guard !leavesByItself else { return }
    for trigger in [MapTrigger.closeButton, .outside, .swipeDown, .swipeUp, .container, .back] {
      let deed = try #require(Self.deed(trigger))
      guard !ways.contains(where: { $0.trigger == trigger }) else { continue }
      #expect(!Self.isGone(content, in: run(deed)), "\(name): \(trigger)")
    }
  }

  private static func isGone(_ content: MapContent, in run: ComparedRun) -> Bool {
    run[.presented].contains { $0.text.hasSuffix(" \(content.contentID) gone") }
  }

  private static func deed(_ trigger: MapTrigger) -> TourStop.Deed? {
    switch trigger {
    case .element(let place, _, _): .tapElement(place, name: "")
    case .closeButton: .tapCloseButton
    case .outside: .tapOutside
    case .swipeDown: .swipeDown
    case .swipeUp: .swipeUp
    case .container: .tapContainer
    case .back: .back
    case .time: .idle
    }
  }
}
