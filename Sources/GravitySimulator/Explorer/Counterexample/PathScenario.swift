import GravityPresentation

/// A path as a scenario: its header, its steps at their times, and room for what is expected at the end.
struct PathScenario: Sendable {
  let trace: PathTrace
  private let times: [Int64]
  private let scenario: LoadedScenario
  private let source: ScenarioLines
  private let payloads: PayloadTexts

  init(
    _ path: [ExploredEvent], of exploration: ScenarioExploration, scenario: LoadedScenario, folder: String?,
    isAlone: Bool
  ) throws {
    source = ScenarioLines(scenario)
    trace = try PathTrace(path, of: exploration, source)
    times = try PathTimes.solve(trace)
    self.scenario = scenario
    payloads = PayloadTexts(scenario, folder: folder, areInline: isAlone)
  }

  /// The `never`, `always` and `within` lines of the source.
  var properties: [String] { source.texts(startingWith: ["never", "always", "within"]) }

  /// - Parameters:
  ///   - comment: Lines above the steps.
  ///   - properties: The lines of them that the file keeps.
  ///   - ending: The expectations.
  func text(named name: String, comment: [String], properties: [String], ending: [String]) -> String {
    var lines = ["scenario \(StringText.quoted(name))"]
    lines += source.texts(startingWith: ["description", "tags"])
    lines += profileLines
    lines += source.texts(startingWith: ["device", "app"])
    // `host dismiss ID` and its like are steps.
    lines += source.texts(startingWith: ["host"]).filter { !Self.isHostStep($0) }
    lines += ReplyLines(trace, at: times, scenario, payloads).lines
    lines += properties
    lines.append("")
    lines += (comment + unnamedProfile).map { "# \($0)" }
    var steps = stepLines
    if steps.allSatisfy({ $0.hasPrefix("#") }) { steps.append("wait 0") }
    lines += steps + ending
    return ScenarioFormatter.format(lines.joined(separator: "\n") + "\n")
  }

  private var profile: Profile { trace.world.machine.environment.profile }

  private var isSourceProfile: Bool { (scenario.profile ?? .ios) == profile }

  private var profileLines: [String] {
    if isSourceProfile {
      guard let named = scenario.document.profile else { return [] }
      switch named.value {
      case .builtIn(let profile): return ["profile \(profile.name)"]
      case .file(let path):
        return ["profile \(StringText.quoted(payloads[path: Located(path, at: named.span)]))"]
      }
    }
    return Profile.builtIn.contains(profile) ? ["profile \(profile.name)"] : []
  }

  private var unnamedProfile: [String] {
    isSourceProfile || Profile.builtIn.contains(profile) ? [] : [CounterexampleWording.profile(profile.name)]
  }

  private static func isHostStep(_ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    return words.count > 1 && ScenarioVocabulary.hostActions.contains(words[1])
  }

  private var stepLines: [String] {
    var lines: [String] = []
    var now: Int64 = 0
    func wait(until time: Int64) {
      if time > now { lines.append("wait \(WrittenValue.duration(time - now))") }
      now = time
    }
    for (place, step) in trace.steps.enumerated() {
      let time = times[place + 1]
      if let statement = step.statement {
        if step.needsTime {
          lines.append("at \(WrittenValue.duration(time)) \(statement)")
          now = time
        } else {
          wait(until: time)
          lines.append(statement)
        }
        continue
      }
      // What follows at once needs no word, but for timers that have run out unseen.
      if time == now, step.answers { continue }
      if let remark = step.remark { lines.append("# \(remark)") }
      let next = place + 1 < trace.steps.count ? times[place + 2] : nil
      let isSameMoment = next == time && trace.steps[place + 1].statement == nil && !trace.steps[place + 1].answers
      if !isSameMoment { wait(until: time) }
    }
    return lines
  }
}
