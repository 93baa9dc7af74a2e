import GravityPresentation

/// A path as a scenario: its header, its steps at their times, and room for what is expected at the end.
struct PathScenario: Sendable {
  let trace: PathTrace
  private let times: PathTimes
  private let scenario: LoadedScenario
  private let source: ScenarioLines
  private let payloads: PayloadTexts

  init(
    _ path: [ExploredEvent], of exploration: ScenarioExploration, scenario: LoadedScenario, folder: String?,
    isAlone: Bool
  ) throws {
    source = ScenarioLines(scenario)
    trace = try PathTrace(path, of: exploration, source)
    times = try PathTimes(trace)
    self.scenario = scenario
    payloads = PayloadTexts(scenario, folder: folder, areInline: isAlone)
  }

  /// Whether a run goes on beyond the path's end, since something more is due at its instant.
  var goesOn: Bool { times.goesOn }

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
    lines += ReplyLines(trace, at: times.all, scenario, payloads).lines
    lines += properties
    lines.append("")
    lines += (comment + unnamedProfile).map { "# \(TerminalText.sanitized($0))" }
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
    var (written, now) = (Int64(0), Int64(0))
    func wait() {
      if now > written { lines.append("wait \(WrittenValue.duration(now - written))") }
      written = now
    }
    for (step, time) in zip(trace.steps, times.all.dropFirst()) {
      let isLater = time > now
      if let statement = step.statement {
        if step.needsTime {
          lines.append("at \(WrittenValue.duration(time)) \(statement)")
          written = time
        } else {
          now = time
          wait()
          lines.append(statement)
        }
      } else if let remark = step.remark, isLater || !step.answers {
        // What is answered at once needs no word.
        if isLater { wait() }
        lines.append("# \(TerminalText.sanitized(remark))")
      }
      now = time
    }
    wait()
    return lines
  }
}
