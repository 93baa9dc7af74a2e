import GravityPresentation

/// A scenario that was made of a path, run.
struct Replay {
  let text: String
  let result: ScenarioResult
  private let world: SimulatedWorld
  private let lastLine: Int?
  private let path: PathScenario

  /// - Throws: ``CounterexampleFault`` where the text is no scenario that can run.
  init(
    _ text: String, named name: String, of path: PathScenario, _ scenario: LoadedScenario, _ plugins: PlugIns,
    folder: String?
  ) throws(CounterexampleFault) {
    let loaded = ScenarioLoader().load(
      text: text, named: name, folder: folder ?? scenario.parts.all[0].folder)
    if let diagnostic = loaded.diagnostics.first {
      throw .differs(text: text, what: Self.words(diagnostic))
    }
    let profile = path.trace.world.machine.environment.profile
    result = ScenarioRunner().run(CompiledScenario(loaded, profile: profile, plugins: plugins))
    guard let world = result.world, result.exitCode == .good || result.exitCode == .failed else {
      throw .differs(text: text, what: result.diagnostics.first.map(Self.words) ?? "")
    }
    self.text = text
    self.world = world
    self.path = path
    lastLine = loaded.document.statements.last?.span.line
  }

  /// The place of the property of the scenario's own that broke.
  var brokenProperty: Int? { world.brokenProperty?.number }

  func fault(_ what: String) -> CounterexampleFault {
    .differs(text: text, what: ([what] + result.diagnostics.map(Self.words)).joined(separator: "; "))
  }

  /// Only the last statement may fail.
  func requireFailure() throws(CounterexampleFault) {
    guard result.exitCode == .failed else {
      throw fault(CounterexampleWording.exitCode(result.exitCode, wanted: .failed))
    }
    guard result.diagnostics.first?.place?.line == lastLine else {
      throw fault(CounterexampleWording.failsEarly)
    }
  }

  /// The run has to come to where the path ends, if it ends there.
  func requireEnd() throws(CounterexampleFault) {
    let (wanted, actual) = (PathEnd(path.trace.world), PathEnd(world))
    guard path.goesOn || wanted == actual else {
      throw fault("\(CounterexampleWording.otherEnd): \(actual) instead of \(wanted)")
    }
  }

  /// The expectations that hold at the end.
  var ending: [String] {
    if world.crash != nil { return ["expect crashed"] }
    let stack = world.host.presentations.map { id in
      let method = world.content(of: id).map { world.catalog.methodName(of: $0) } ?? ""
      return "\(method) \(WrittenValue.word(world.contentName(of: id)))"
    }
    let prompt = world.system.isPromptUp ? ["expect prompt push"] : []
    switch stack.count {
    case 0: return ["expect nothing presented"] + prompt
    case 1: return ["expect presented \(stack[0])"] + prompt
    default: return ["expect presented"] + stack.map { "  \($0)" } + prompt
    }
  }

  private static func words(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place.map { "\($0.line):\($0.column): " } ?? ""
    return place + diagnostic.message + (diagnostic.caretNote.map { " (\($0))" } ?? "")
  }
}
