import GravityActions
import GravityPresentation

extension ScenarioParser {
  mutating func parseExpectation(
    _ reader: inout StatementReader, _ items: [ScenarioLine], at time: Milliseconds?
  ) throws(ScenarioError) {
    let span = reader.rest
    let unwritten = try parseUnwritten(&reader, items)
    let expectation = if let unwritten { unwritten } else { try parseExpectation(&reader, items) }
    try reader.finish()
    document.statements.append(
      Statement(
        time: time, kind: .expectation(expectation), span: span,
        lastLine: (items.last?.end ?? reader.end).line))
  }

  private mutating func parseExpectation(
    _ reader: inout StatementReader, _ items: [ScenarioLine]
  ) throws(ScenarioError) -> Expectation {
    reader.signature = reader.peekedWord.flatMap(ScenarioVocabulary.expectation)?.signature
    switch reader.peekedWord {
    case "within":
      reader.skip()
      let limit = try reader.duration("a duration")
      return .within(limit, try parseState(&reader, after: "within", items))
    case "no":
      var ahead = reader
      ahead.skip()
      guard ahead.peekedWord != "prompt" else {
        return .state(try parseState(&reader, after: "expect", items))
      }
      refuse(items, of: "expect no")
      reader = ahead
      return try parseAbsence(&reader)
    case "request":
      reader.skip()
      refuse(items, of: "expect request")
      return try parseRequest(&reader)
    case let word? where ScenarioVocabulary.streams.contains(word):
      return try parseStream(&reader, items)
    default:
      return .state(try parseState(&reader, after: "expect", items))
    }
  }

  /// `no callbacks` and so on, behind `no`.
  private func parseAbsence(_ reader: inout StatementReader) throws(ScenarioError) -> Expectation {
    let stream = try reader.choice("stream", of: ScenarioVocabulary.streams + ["request", "prompt"])
    switch stream.value {
    case "callbacks": return .callbacks(StreamExpectation([]))
    case "urls": return .urls(StreamExpectation([]))
    case "opened": return .opened(StreamExpectation([]))
    case "log": return .log(StreamExpectation([]))
    case "lockListener": return .lockListener(StreamExpectation([]))
    case "request": return .request(try parseEndpoint(&reader), nil)
    case "usage": return .usage(StreamExpectation([]))
    default: return .quirks(StreamExpectation([]))
    }
  }

  /// - Parameter introduction: the word before the state, which decides what may follow.
  mutating func parseState(
    _ reader: inout StatementReader, after introduction: String, _ items: [ScenarioLine] = []
  ) throws(ScenarioError) -> StateExpectation {
    let keyword = try reader.word("an expectation")
    if keyword.value == "presented" { return try parsePresented(&reader, items) }
    if ScenarioVocabulary.expectation(keyword.value) != nil { refuse(items, of: "expect \(keyword.value)") }
    switch keyword.value {
    case "nothing":
      try reader.keyword("presented")
      return .nothingPresented
    case "locked": return .locked
    case "unlocked": return .unlocked
    case "prompt":
      _ = try reader.choice("prompt", of: ["push"])
      return .promptPush
    case "no":
      try reader.keyword("prompt")
      return .noPrompt
    case "pasteboard": return .pasteboard(try reader.text("the pasteboard's text").value)
    case "pushStatus":
      let word = try reader.choice("push status", of: ScenarioVocabulary.pushStatuses)
      return .pushStatus(PushAuthorizationStatus(rawValue: word.value) ?? .notDetermined)
    case "screen": return .screen(use(controller: try reader.name("a controller's ID")).value)
    case "verdict":
      let campaign = try reader.name("a campaign's ID")
      usedCampaigns.append(campaign)
      let reason = try reader.choice("verdict", of: ScenarioVocabulary.verdicts)
      return .verdict(campaign: campaign.value, reason: reason.value)
    case "crashed": return .crashed
    case "inline": return try parseInline(&reader)
    case "property": return .property(try parsePropertyID(&reader))
    case "time": return .time(try reader.duration("a time"))
    default: throw unknownState(keyword, introduction)
    }
  }

  private func unknownState(_ keyword: Located<String>, _ introduction: String) -> ScenarioError {
    if ScenarioVocabulary.expectation(keyword.value) != nil {
      return ScenarioError(
        "`\(introduction)` takes a state, which \(Quoted(keyword.value)) is not", at: keyword.span)
    }
    return ScenarioError(
      unknown: "expectation", keyword, among: ScenarioVocabulary.expectations.map(\.keyword))
  }

  /// `METHOD CONTENT [in=CONTROLLER]`, or one of them an item for the whole stack.
  private mutating func parsePresented(
    _ reader: inout StatementReader, _ items: [ScenarioLine]
  ) throws(ScenarioError) -> StateExpectation {
    guard reader.peek() == nil else {
      refuse(items, of: "expect presented METHOD CONTENT")
      return .presented(try parsePattern(&reader))
    }
    guard !items.isEmpty else {
      throw reader.error("a method and a content are missing here", at: reader.end)
    }
    let patterns = parse(items) { parser, reader throws(ScenarioError) in try parser.parsePattern(&reader) }
    return .presentedStack(patterns)
  }

  private func parsePattern(
    _ reader: inout StatementReader
  ) throws(ScenarioError) -> PresentedPattern {
    let method = try reader.choice("method", of: ScenarioVocabulary.methods)
    // An empty one is odd, but what comes is told in these words, too.
    let content = try reader.text("a content's ID")
    guard let option = reader.options(["in"]).first else {
      return PresentedPattern(method: method.value, content: content.value)
    }
    // A controller of the app's, or the content whose own controller it stands on: payloads name those.
    let controller = try StatementReader.text(of: option.value, "a controller's ID")
    return PresentedPattern(method: method.value, content: content.value, controller: controller.value)
  }
}
