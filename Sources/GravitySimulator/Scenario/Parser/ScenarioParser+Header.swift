import GravityActions
import GravityPresentation

extension ScenarioParser {
  mutating func parseHeader(
    _ keyword: Located<String>, _ reader: inout StatementReader
  ) throws(ScenarioError) {
    switch keyword.value {
    case "scenario":
      let name = try reader.text("the scenario's name").value
      if document.name == nil { document.name = name }
    case "description":
      let description = try reader.text("the description").value
      if document.description == nil { document.description = description }
    case "tags":
      document.tags = try reader.list { reader throws(ScenarioError) in try reader.name("a tag").value }
    case "profile": document.profile = try parseProfile(&reader)
    case "device": try parseDevice(&reader)
    case "app": try parseApp(&reader)
    case "host": try parseHosts(&reader)
    case "campaign": try parseCampaign(&reader)
    case "on": try parseReply(keyword, &reader)
    case "effects":
      let effects = try reader.choice("kind of effects", of: ["partial", "exact"])
      document.claimsEveryEffect = effects.value == "exact"
    case "never", "always", "within": try parseProperty(keyword.value, &reader)
    case "include": try parseInclude(&reader)
    default: throw ScenarioError(unknown: "statement", keyword, among: [])
    }
    try reader.finish()
  }

  private func parseProfile(_ reader: inout StatementReader) throws(ScenarioError) -> Located<ProfileChoice> {
    let name = try reader.name("a profile")
    guard let choice = ProfileChoice(name.value) else {
      throw reader.unknown("profile", name, among: ProfileChoice.builtInNames)
    }
    return Located(choice, at: name.span)
  }

  private mutating func parseDevice(_ reader: inout StatementReader) throws(ScenarioError) {
    try reader.needsOption("`push=`")
    for (_, value) in reader.options(["push"]) {
      let word = try reader.choice(value, "push status", of: ScenarioVocabulary.pushStatuses)
      if let status = PushAuthorizationStatus(rawValue: word) { document.device.push = status }
    }
  }

  private mutating func parseHosts(_ reader: inout StatementReader) throws(ScenarioError) {
    let names = try reader.list { reader throws(ScenarioError) in try reader.name("a controller's ID") }
    if names.count == 1, let first = names.first, let token = reader.peek(), token.kind != .comma {
      throw reader.unknown("action of the host", first, among: ScenarioVocabulary.hostActions)
    }
    guard names.count <= Self.controllerLimit else { throw tooManyControllers(names[Self.controllerLimit]) }
    var hosts: [String] = []
    var seen: Set<String> = []
    for name in names {
      if seen.insert(name.value).inserted {
        hosts.append(name.value)
      } else {
        report(ScenarioError("the controller \(Quoted(name.value)) is listed twice", at: name.span))
      }
    }
    document.hosts = hosts
  }
}
