import GravityPresentation

/// Expectations that `run --accept` fills in.
extension ScenarioParser {
  static let placeholder = "..."

  /// `expect STREAM`, `expect request ENDPOINT`, or `...` in place of what is expected; nil where all is written.
  mutating func parseUnwritten(
    _ reader: inout StatementReader, _ items: [ScenarioLine]
  ) throws(ScenarioError) -> Expectation? {
    let span = reader.rest
    let stream = reader.peekedWord.flatMap(ExpectedStream.init)
    var isEmpty = false
    if stream != nil {
      var ahead = reader
      ahead.skip()
      _ = ahead.take("containing")
      isEmpty = ahead.peek() == nil && items.allSatisfy(Self.isPlaceholder)
      if isEmpty, items.count > 1, let token = items[1].tokens.first { throw notAlone(token.span) }
    } else if reader.peekedWord == "request" {
      var ahead = reader
      ahead.skip()
      isEmpty = ahead.peek() != nil && items.isEmpty
      ahead.skip()
      isEmpty = isEmpty && ahead.peek() == nil
    }
    guard isEmpty || reader.placeholder != nil else { return nil }
    let unwritten: UnwrittenExpectation
    if let stream {
      reader.skip()
      _ = reader.take("containing")
      unwritten = .stream(stream)
    } else {
      unwritten = try parseSubject(&reader)
    }
    if !isEmpty {
      if let token = reader.peek(), token.kind != .word(Self.placeholder) {
        throw notAlone(reader.placeholder ?? token.span)
      }
      reader.skip()
      if reader.peek() != nil { throw notAlone(reader.previous?.span ?? span) }
      refuse(items, of: "expect … ...")
    }
    if !acceptsUnwritten { report(unfilled(at: span)) }
    return .unwritten(unwritten)
  }

  /// What stands before `...`, but for a stream's name.
  private mutating func parseSubject(
    _ reader: inout StatementReader
  ) throws(ScenarioError) -> UnwrittenExpectation {
    let place = reader.placeholder ?? reader.end
    let keyword = try reader.word("an expectation")
    switch keyword.value {
    case "presented": return .presented
    case "pasteboard": return .pasteboard
    case "pushStatus": return .pushStatus
    case "screen": return .screen
    case "time": return .time
    case "request": return .request(try parseEndpoint(&reader))
    case "verdict":
      let campaign = try reader.name("a campaign's ID")
      usedCampaigns.append(campaign)
      return .verdict(campaign: campaign.value)
    case "inline":
      let id = try reader.name("a component's ID")
      usedComponents.append(id)
      return .inline(id.value)
    default:
      guard ScenarioVocabulary.expectation(keyword.value) != nil else {
        throw ScenarioError(
          unknown: "expectation", keyword, among: ScenarioVocabulary.expectations.map(\.keyword))
      }
      throw ScenarioError("`expect \(keyword.value)` has nothing for `...` to stand for", at: place)
    }
  }

  static func isPlaceholder(_ line: ScenarioLine) -> Bool {
    line.tokens.map(\.kind) == [.word(placeholder)]
  }

  func notAlone(_ span: SourceSpan) -> ScenarioError {
    ScenarioError("`...` stands alone, in place of all that is expected", at: span)
  }

  private func unfilled(at span: SourceSpan) -> ScenarioError {
    var error = ScenarioError("this expectation is not filled in", at: span)
    error.help = "`gravity-sim run --accept` writes down what comes"
    return error
  }
}
