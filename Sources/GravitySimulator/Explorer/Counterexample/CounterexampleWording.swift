import GravityPresentation

/// What counterexamples and drives say about themselves.
enum CounterexampleWording {
  /// - Parameter lines: The properties of the scenario's own.
  static func name(of subject: CounterexampleSubject, _ lines: [String]) -> String {
    let title: String
    switch subject {
    case .property(let property, _): title = PropertyWording.sentence(of: property)
    case .trap: title = PropertyWording.sentence(of: .wayOut)
    case .own(let number): title = lines.indices.contains(number) ? lines[number] : "\(number + 1)"
    }
    return "Counterexample: " + title
  }

  /// `one-close`
  static func fileStem(of subject: CounterexampleSubject, _ properties: [ScenarioProperty]) -> String {
    switch subject {
    case .property(let property, _): property.rawValue
    case .trap: PropertyID.wayOut.rawValue
    case .own(let number):
      "\(properties.indices.contains(number) ? word(properties[number]) : "own")-\(number + 1)"
    }
  }

  /// The lines of the comment above the steps.
  ///
  /// - Parameters:
  ///   - steps: How many events the explorer needed.
  ///   - written: How many the scenario has; more where what is left has to be shown.
  static func comment(on subject: CounterexampleSubject, steps: Int, written: Int) -> [String] {
    let events = "No shorter way leads there: \(steps) \(steps == 1 ? "event" : "events")."
    switch subject {
    case .property(let property, let quirk):
      let known = quirk.map { ["It is known as quirk \($0.rule.rawValue)."] } ?? []
      return [
        "\(property.rawValue): \(PropertyWording.sentence(of: property)).",
        "The last step breaks it. \(events)",
      ]
        + known
    case .trap:
      let more = written > steps ? ["The steps after that show what is left."] : []
      return [
        "\(PropertyID.wayOut.rawValue): \(PropertyWording.sentence(of: .wayOut)).",
        "No gesture leads out of where this ends. \(events)",
      ] + more
    case .own: return ["The last step breaks the property above. \(events)"]
    }
  }

  private static func word(_ property: ScenarioProperty) -> String {
    switch property {
    case .never: "never"
    case .always: "always"
    case .within: "within"
    }
  }

  /// What happened at an event that no statement says.
  static func remark(_ event: ExploredEvent, _ task: Agenda.Task, in world: SimulatedWorld) -> String {
    switch task {
    case .response(let request, _):
      if case .answer(_, succeeds: false) = event { return "\(Wording.text(of: request, in: world)) fails" }
      return "\(Wording.text(of: request, in: world)) is answered"
    case .tracking(let url, _): return "\(world.catalog.url(url).text) is answered"
    case .timer(let timer):
      let name = name(of: timer, in: world)
      if case .overdue = event { return "the \(name) has ended meanwhile" }
      return "the \(name) ends"
    case .appearing(let id): return "\(world.contentName(of: id)) has appeared"
    case .disappearing(let id): return "\(world.contentName(of: id)) has gone"
    case .inlineSecond(let id, let content):
      return "\(world.catalog.name(of: content)) was in sight in \(world.name(of: id)) for a second"
    case .cardSecond(_, let card): return "card \(card) was in sight for a second"
    case .deadline: return "the time that the property gives is up"
    }
  }

  private static func name(of timer: TimerID, in world: SimulatedWorld) -> String {
    // An explored world forgets what is gone.
    switch timer {
    case .delay: return Wording.text(of: timer, in: world)
    case .selfDismissal(let id), .removal(let id), .visibility(let id), .presenterAnswer(let id):
      return world.content(of: id) == nil ? "timer of what is gone" : Wording.text(of: timer, in: world)
    }
  }

  /// Above the steps of a file whose profile has no name that the file could say.
  static func profile(_ name: String) -> String {
    "Run it with the profile \(Quoted(name)), by `--profile`."
  }

  static func exitCode(_ code: ExitCode, wanted: ExitCode) -> String {
    "it ends with exit code \(code.rawValue), not \(wanted.rawValue)"
  }

  static let failsEarly = "another statement fails than the last one"
  static let notLetHappen = "the world does not let it happen"

  static let noTrap = "nothing is on the screen that could not be left"
  static let noBreak = "the property is not broken"
  static let otherEnd = "it ends in another situation than the explorer's"
}
