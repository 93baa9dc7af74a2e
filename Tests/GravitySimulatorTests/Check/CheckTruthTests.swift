import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

/// What the page says of a touch is what a run shows: every touch of every payload is made, in a world of its own.
@Suite struct CheckTruthTests {
  /// When a run is looked at: all transitions are over, and no snack bar of the payloads has left by itself.
  private static let moment = Instant.start + TourStop.pause + Milliseconds(1_500)

  @Test(
    "Ways out are the touches that leave nothing on the screen, and no others", arguments: Profile.builtIn)
  func waysOut(profile: Profile) throws {
    var tried = 0
    for document in try Self.documents() {
      let setups = TourSetups(document)
      guard let checked = try CheckedMap(document, DecodedPayloads(), under: profile) else { continue }
      for place in checked.map.contents.indices {
        let content = checked.map.contents[place]
        guard content.isOnScreen, !content.isInline else { continue }
        func run(_ deed: TourStop.Deed) -> ComparedRun {
          let stop = TourStop(content: checked.contents[place], deed: deed)
          return ComparisonRunner.run(
            stop.script, on: setups.setup(profile.policy, root: checked.contents[place]))
        }
        guard !Self.isEmpty(run(.idle)) else { continue }
        tried += try compare(place, of: checked, document.origin.file, run)
      }
    }
    #expect(tried > 150)
  }

  private func compare(
    _ place: Int, of checked: CheckedMap, _ file: String, _ run: (TourStop.Deed) -> ComparedRun
  ) throws -> Int {
    let page = CheckedContent(at: place, of: checked)
    let ways = checked.map.ways.filter { $0.from == place && !$0.trigger.isTime }
    var told: Set<TourStop.Deed> = []
    var outs: Set<String> = []
    for (way, touch) in zip(ways, page.touches) {
      guard let deed = Self.deed(way.trigger) else { continue }
      told.insert(deed)
      // What needs answers has a test of its own.
      guard touch.condition == nil, touch.obstacles.isEmpty else { continue }
      let isOut = Self.isEmpty(run(deed))
      #expect(touch.closes == isOut, "\(file) \(page.content) \(touch.name)")
      if isOut { outs.insert(touch.name) }
    }
    let answered = Set(page.touches.filter { $0.condition != nil || !$0.obstacles.isEmpty }.map(\.name))
    #expect(Set(page.waysOut).subtracting(answered) == outs, "\(file) \(page.content)")
    for trigger in [MapTrigger.closeButton, .outside, .swipeDown, .swipeUp, .container, .back] {
      let deed = try #require(Self.deed(trigger))
      guard !told.contains(deed) else { continue }
      #expect(!Self.isEmpty(run(deed)), "\(file) \(page.content) \(trigger)")
    }
    return told.count
  }

  @Test("Nothing more comes after the last moment that is told, and nothing before it is left out")
  func showing() throws {
    for document in try Self.documents() {
      for profile in Profile.builtIn {
        let payloads = DecodedPayloads()
        let side = try CheckedSide(document, payloads, under: profile)
        guard side.showing.manner == .trigger else { continue }
        let setups = TourSetups(document)
        let stop = TourStop(content: nil, deed: .tapContainer)
        // A tap on the container before anything is there: the run goes on to its end, and nobody has done anything.
        let script = ComparisonScript([stop.script.steps[0], stop.script.steps[2]])
        let run = ComparisonRunner.run(script, on: setups.setup(profile.policy, root: nil))
        let told = side.showing.moments
        #expect(told.flatMap(\.callbacks).reduce(0) { $0 + $1.count } == run[.callbacks].count)
        #expect(told.flatMap(\.urls).reduce(0) { $0 + $1.count } == run[.urls].count)
        #expect(told.reduce(0) { $0 + $1.shows.count + $1.goes.count } == run[.presented].count)
        #expect(
          told.last?.milliseconds == ComparedStream.told.compactMap { run[$0].last?.time.milliseconds }.max())
      }
    }
  }

  private static func documents() throws -> [PayloadDocument] {
    let folder = "scenarios/payloads"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
      try PayloadDocument(path: "\(folder)/\($0)")
    }
  }

  private static func isEmpty(_ run: ComparedRun) -> Bool {
    run[.presented].filter { $0.time <= moment }
      .reduce(0) { $0 + ($1.text.hasSuffix(" gone") ? -1 : 1) } == 0
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
    case .time: nil
    }
  }
}

extension ComparedStream {
  fileprivate static let told: [ComparedStream] = [.presented, .callbacks, .urls]
}
