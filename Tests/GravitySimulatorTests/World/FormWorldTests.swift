import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Forms in the simulated world")
struct FormWorldTests {
  private func shown(_ profile: Profile = .flutter0222, reply: Milliseconds = .zero) throws -> SimulatedWorld
  {
    var setup = WorldSetup(profile: profile)
    setup.campaign("survey", try Samples.survey(), on: .visit)
    setup.reply(to: .event, .status(200), after: reply)
    var world = try SimulatedWorld(setup)
    try world.trackView("HOMEPAGE", "app://home")
    return world
  }

  @Test("D12: who fills in waits for the transition, as who taps does")
  func waits() throws {
    var world = try shown()
    try world.choose("stars", "4")
    try world.expectTime(300)
    try world.tap("Send")
    try world.expectRequest(
      .event,
      #"{"data": [{"type": "review-v1", "customProps": {"stars": "4", "campaignId": "c", "experienceId": "e"}}]}"#
    )
    try world.settle()
    try world.expectNothingPresented()
  }

  @Test("D12: at a fixed time it does not, and comes to nothing")
  func doesNotWait() throws {
    var world = try shown()
    try world.choose("stars", "4", waits: false)
    try world.tap("Send")
    try world.expectRequest(.event, nil)
    try world.expectPresented("modal", "survey-1")
  }

  @Test("A value that cannot be given says what could be")
  func impossible() throws {
    var world = try shown()
    expect(
      "stars: “6” is not one of its options", "its options are 1, 2, 3, 4, 5", in: &world
    ) { try $0.choose("stars", "6") }
    expect("a value of stars is not typed", "`choose stars …`", in: &world) { try $0.type("stars", "4") }
    expect("survey-1 draws no input with the attribute “star”", "did you mean stars?", in: &world) {
      try $0.choose("star", "4")
    }
    expect("survey-1 draws no input with the attribute “note”", "it draws `choose stars …`", in: &world) {
      try $0.type("note", "x")
    }
    try world.choose("stars", "2")
    expect("a value of note is not chosen", "`type note \"…\"`", in: &world) { try $0.choose("note", "4") }
    expect("note: the text has 6 characters", "it takes 5 at most", in: &world) {
      try $0.type("note", "123456")
    }
    expect("other is not on the screen", "presented, bottom to top: survey-1", in: &world) {
      try $0.type("note", "x", in: "other")
    }
  }

  @Test("D11: where there are no forms, the message says so", arguments: [Profile.ios, .ios104, .android103])
  func noForms(profile: Profile) throws {
    var world = try shown(profile)
    expect(
      "survey-1 draws no input with the attribute “stars”",
      "this SDK has no forms: inputs are unknown elements and not drawn (D11)", in: &world
    ) { try $0.choose("stars", "4") }
  }

  @Test("A step that cannot be done leaves the world as it was")
  func unchanged() throws {
    var world = try shown()
    try world.choose("stars", "2")
    try world.type("note", "abc")
    try? world.type("note", "far too long")
    try world.tap("Send")
    try world.expectRequest(.event, #"{"data": [{"customProps": {"stars": "2", "note": "abc"}}]}"#)
  }

  @Test("What is put in while the event is on its way is kept, and a text that was emptied stays empty")
  func lateAnswers() throws {
    var world = try shown(reply: 1_000)
    try world.choose("stars", "2")
    try world.type("note", "abc")
    try world.tap("Stay")
    try world.type("note", "")
    try world.choose("stars", "1")
    try world.wait(1_000)
    try world.tap("Thanks")
    try world.tap("Stay")
    try world.expectRequest(.event, #"{"data": [{"customProps": {"stars": "2", "note": "abc"}}]}"#)
    try world.expectRequest(.event, #"{"data": [{"customProps": {"stars": "1", "note": ""}}]}"#)
  }

  @Test("T2, A8: nobody fills in while the app is in background, or gone")
  func notThere() throws {
    var world = try shown()
    try world.settle()
    try world.background()
    #expect(throws: WorldError.self) { try world.choose("stars", "4") }
    try world.foreground()
    try world.kill()
    #expect(throws: WorldError.self) { try world.choose("stars", "4") }
  }

  @Test("A copy goes its own way, and both have the same ids for the same answers")
  func copies() throws {
    var left = try shown()
    var right = left
    try left.choose("stars", "2")
    try right.choose("stars", "2")
    let ids = [left, right].map { world in
      world.host.presentations.last.flatMap { world.recording.contents[$0] }
    }
    #expect(ids[0] == ids[1])
  }

  private func expect(
    _ what: String, _ possible: String, in world: inout SimulatedWorld,
    _ location: SourceLocation = #_sourceLocation, _ step: (inout SimulatedWorld) throws -> Void
  ) {
    #expect(throws: WorldError.impossible(what, possible: possible), sourceLocation: location) {
      try step(&world)
    }
  }
}
