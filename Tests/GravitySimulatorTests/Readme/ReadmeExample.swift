import GravitySimulator
import Testing

@Test func aRefusedPrimerSendsTheUserToTheSettings() throws {
  let payload = try PayloadDocument(path: "scenarios/payloads/push-primer.json")
  var setup = WorldSetup(profile: .ios)
  setup.campaign("primer", payload, priority: 5, delay: 1_500)
  var world = try SimulatedWorld(setup)

  try world.trackView("HOMEPAGE", "app://home")
  try world.wait(1_600)
  try world.expectPresented("modal", "primer-1")
  try world.tap("Turn on")
  try world.expectPromptPush()
  try world.answerPush(isAllowed: false)
  try world.expectOpened(["settings"])
  try world.expectNothingPresented()
}
