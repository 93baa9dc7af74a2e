import GravityPresentation

extension ScenarioParser {
  mutating func parseCampaign(_ reader: inout StatementReader) throws(ScenarioError) {
    let id = try reader.name("a campaign's ID")
    if let first = campaigns[id.value] {
      report(
        ScenarioError(
          "the campaign \(Quoted(id.value)) is there already", at: id.span,
          notes: [parts.firstPlace(first, seenFrom: id.span)]))
    } else {
      campaigns[id.value] = id.span
      campaignNames.append(id.value)
    }
    let payload = try parsePayload(&reader, "the payload's file or JSON value")
    var priority: Int?
    var delay: Milliseconds?
    var trigger = CampaignHeader.Trigger.both
    var latency = Milliseconds.zero
    for (key, value) in reader.options(["priority", "delay", "on", "latency"]) {
      do {
        switch key {
        case "priority": priority = try StatementReader.integer(of: value, "a priority", in: .min ... .max)
        case "delay": delay = try StatementReader.duration(of: value, "a delay")
        case "latency": latency = try StatementReader.duration(of: value, "a latency")
        default:
          switch try reader.choice(value, "trigger", of: ["visit", "event", "both"]) {
          case "visit": trigger = .visit
          case "event": trigger = .event
          default: trigger = .both
          }
        }
      } catch {
        report(error)
      }
    }
    try reader.finish()
    document.campaigns.append(
      CampaignHeader(
        id: id, payload: payload, priority: priority, delay: delay, trigger: trigger, latency: latency))
  }

  /// A file's JSON is checked where it is loaded.
  private func parsePayload(
    _ reader: inout StatementReader, _ what: String
  ) throws(ScenarioError) -> PayloadSource {
    let token = try reader.token(what)
    switch token.kind {
    case .json(let text):
      try CallJSON.check(text, at: token.span)
      return .inline(Located(text, at: token.span))
    case .string(let path), .word(let path):
      guard !path.isEmpty else { throw reader.error("a payload's path cannot be empty", at: token.span) }
      return .file(Located(path, at: token.span))
    case .comma, .colon, .pair: throw reader.unexpected(token, insteadOf: what)
    }
  }

  mutating func parseReply(
    _ keyword: Located<String>, _ reader: inout StatementReader
  ) throws(ScenarioError) {
    let names = ["visit", "event", "choose", "selector", "group", "tracking"]
    let name = try reader.word("an endpoint")
    let endpoint: ReplyHeader.Endpoint
    switch name.value {
    case "visit": endpoint = .visit
    case "event": endpoint = .event
    case "tracking": endpoint = .tracking
    case "choose":
      let campaign = try reader.name("a campaign's ID")
      answeredCampaigns.append(campaign)
      endpoint = .choose(campaign.value)
    case "selector": endpoint = .selector(try reader.name("a selector").value)
    case "group": endpoint = .group(try reader.name("a group").value)
    default: throw reader.unknown("endpoint", name, among: names)
    }
    if endpoint == .visit || endpoint == .event { listsAnyCampaign = true }
    try reader.keyword("reply")
    let answer = try parseAnswer(&reader)
    var after = Milliseconds.zero
    if reader.peek() != nil {
      try reader.keyword("after")
      after = try reader.duration("a duration")
    }
    try reader.finish()
    let last = reader.previous?.span ?? keyword.span
    document.replies.append(
      ReplyHeader(
        endpoint: endpoint, answer: answer, after: after,
        span: ScenarioLexer.span(from: keyword.span, to: last)))
  }

  private func parseAnswer(_ reader: inout StatementReader) throws(ScenarioError) -> ReplyHeader.Answer {
    let what = "a reply"
    guard let token = reader.peek() else { return try parseBody(&reader, what) }
    switch token.kind {
    case .word:
      let word: Located<String>
      do throws(ScenarioError) {
        word = try reader.choice("reply", of: ["timeout", "offline", "malformed"])
      } catch {
        var error = error
        if let number = error.unknown.flatMap(UInt16.init) { error.help = "write `status=\(number)`" }
        error.notes.append("a file is named in double quotes, and a status is `status=500`")
        throw error
      }
      return word.value == "timeout" ? .timeout : word.value == "offline" ? .offline : .malformed
    case .pair(let key, let value):
      guard key.value == "status" else { throw reader.unknown("reply", key, among: ["status"]) }
      reader.skip()
      return .status(try status(value))
    case .string, .json, .comma, .colon: return try parseBody(&reader, what)
    }
  }

  /// A body, with `status=503` behind it where it is no good one: some SDKs do not look at it (P1).
  private func parseBody(
    _ reader: inout StatementReader, _ what: String
  ) throws(ScenarioError) -> ReplyHeader.Answer {
    let source = try parsePayload(&reader, what)
    guard case .pair(let key, let value) = reader.peek()?.kind else { return .payload(source) }
    guard key.value == "status" else { throw reader.unknown("option", key, among: ["status"]) }
    reader.skip()
    return .payload(source, status: try status(value))
  }

  private func status(_ value: ScenarioToken) throws(ScenarioError) -> UInt16 {
    UInt16(try StatementReader.integer(of: value, "a status", in: 100...599))
  }
}
