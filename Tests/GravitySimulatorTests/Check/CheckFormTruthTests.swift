import GravityActions
import GravityPresentation
import Testing

@testable import GravitySimulator

/// What the page says of a form's routes is what comes of the answers that lead to them.
@Suite struct CheckFormTruthTests {
  private static let button = "По оценке"

  @Test("Each route does what is told of it, with every option", arguments: [Profile.flutter0222, .ideal])
  func routes(profile: Profile) throws {
    let document = try CheckSamples.document("delivery-form")
    let checked = try #require(try CheckedMap(document, DecodedPayloads(), under: profile))
    let touches = CheckedContent(at: 0, of: checked).touches.filter { $0.name == "tap “\(Self.button)”" }
    let element = try #require(checked.elements(at: 0).firstIndex { $0.text == Self.button })
    let conditions = checked.conditions(ofElement: element, at: 0)
    #expect(touches.count == conditions.count + 1)
    var taken: Set<Int> = []
    for delivery in 1...5 {
      for courier in ["", "Анна"] {
        var answers = Answers()
        answers["delivery"] = .number(Double(delivery))
        if !courier.isEmpty { answers["courier"] = .text(courier) }
        let route = conditions.firstIndex { $0.holds(for: answers) } ?? conditions.count
        taken.insert(route)
        var world = try Self.world(document, profile)
        try world.choose("delivery", "\(delivery)")
        if !courier.isEmpty { try world.type("courier", courier) }
        let before = world.recording.callbacks.items.count
        try world.tap(Self.button)
        try world.settle()
        let name = "\(profile.name), \(delivery), \(courier)"
        #expect(world.host.hasPresentations == !touches[route].closes, "\(name)")
        let told = touches[route].callbacks.flatMap { Array(repeating: $0.name, count: $0.count) }
        let came = world.recording.callbacks.items[before...].filter { $0.content == "delivery-1" }.map(
          \.name)
        #expect(came.sorted() == told.sorted(), "\(name)")
      }
    }
    #expect(taken == Set(0...conditions.count))
  }

  @Test("While something is missing nothing is sent", arguments: [Profile.flutter0222, .ideal])
  func missing(profile: Profile) throws {
    let document = try CheckSamples.document("delivery-form")
    for (delivery, courier) in [(nil, nil), (nil, "Анна"), ("4", "А")] {
      var world = try Self.world(document, profile)
      if let delivery { try world.choose("delivery", delivery) }
      if let courier { try world.type("courier", courier) }
      let before = world.recording.callbacks.items.count
      try world.tap("Закрыть")
      try world.settle()
      #expect(world.host.hasPresentations)
      #expect(world.recording.callbacks.items.count == before)
    }
  }

  private static func world(_ document: PayloadDocument, _ profile: Profile) throws -> SimulatedWorld {
    var setup = WorldSetup(profile: profile)
    setup.campaign("delivery", document)
    var world = try SimulatedWorld(setup)
    try world.trackView("HOMEPAGE", "app://home")
    try world.wait(2_000)
    return world
  }
}
