import GravityActions
import Testing

@testable import GravityPresentation

@Suite("Inputs, conditions and actions of an app's own")
struct SeamTests {
  private static let stepper = Element(
    type: "stepper", members: [JSONMember(key: "name", value: "people")])
  private static let nameless = Element(type: "stepper")
  private static let hint = Element(
    type: "text", text: "hint", members: [JSONMember(key: "once", value: true)])
  private static let button = Element(type: "button", text: "go", onClick: OnClick(action: "rate_once"))

  private func script(_ profile: Profile, _ elements: Element...) throws -> MachineScript {
    var plugins = PlugIns.standard
    try plugins.inputs.register(StepperElement())
    plugins.inputs.register(OnceCondition())
    try plugins.actions.register(RateOnceAction())
    return MachineScript(profile, plugins: plugins, campaigns: [Campaign("a", .form("a", elements))])
  }

  @Test("D11: they are drawn and filled in under every profile", arguments: Profile.builtIn)
  func ownInput(profile: Profile) throws {
    var run = try script(profile, Self.stepper, Self.hint, Self.button)
    run.begin(with: "a")
    let inputs = run.machine.environment.inputs(of: run.content(named: "a"))
    #expect(inputs.map(\.attribute) == ["people"])
    #expect(inputs.map(\.isTyped) == [false])
    #expect(run.fill("a", "people", .number(2)) == ["update a: –, hint, go"])
    #expect(run.tap("a", .element(2)) == ["send rate-v1"])
    #expect(run.answerClick() == ["update a: –, go", "RatedEvent a"])
  }

  @Test("The click is asked again with each answer")
  func resolvedAgain() throws {
    var run = try script(.ios, Self.stepper, Self.button)
    run.begin(with: "a")
    _ = run.tap("a", .element(1))
    #expect(sentProperty(run) == "missing")
    _ = run.answerClick()
    _ = run.fill("a", "people", .number(2))
    _ = run.tap("a", .element(1))
    #expect(sentProperty(run) == "given")
  }

  private func sentProperty(_ run: MachineScript) -> String? {
    guard case .click(let action) = run.requests.last?.call else { return nil }
    return run.machine.environment.catalog.click(action).event?.properties.first?.value
  }

  @Test("D11: what its kind cannot read is not drawn, with a note")
  func unreadable() throws {
    var run = try script(.ios, Self.nameless, Self.button)
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
    #expect(run.show("a").contains("note not drawn, a name"))
    #expect(run.machine.environment.catalog.drawnElements(of: run.content(named: "a")).count == 1)
  }

  @Test("Two kinds of one type are refused, and forms have theirs")
  func nameTaken() throws {
    var registry = InputRegistry.standard
    try registry.register(StepperElement())
    #expect(throws: ElementNameTaken(wireName: "stepper")) { try registry.register(StepperElement()) }
    #expect(throws: ElementNameTaken(wireName: "text-input")) { try registry.register(TextInputElement()) }
    #expect(InputRegistry().elements.isEmpty)
    var actions = ActionRegistry.standard
    let taken = RegistrationError.nameTaken(.unknown("submit_form"))
    #expect(throws: taken) { try actions.register(TakenAction()) }
  }

  private struct TakenAction: ClickAction {
    let name = ActionName.unknown("submit_form")

    func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] { [] }
  }
}
