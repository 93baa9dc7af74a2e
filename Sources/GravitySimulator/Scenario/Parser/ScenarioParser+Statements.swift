import GravityPresentation

extension ScenarioParser {
  /// Tells headers, steps and expectations apart by their first word.
  mutating func parseStatement(
    _ reader: inout StatementReader, _ items: [ScenarioLine]
  ) throws(ScenarioError) {
    let time = try parseTime(&reader)
    let span = reader.rest
    let keyword: Located<String>
    do throws(ScenarioError) {
      keyword = try reader.word("a statement")
    } catch {
      throw error.helping(ofOtherFile: reader)
    }
    if keyword.value == "expect" {
      try parseExpectation(&reader, items, at: time)
      return
    }
    let isStep: Bool
    if keyword.value == "host" {
      isStep = try isHostStep(reader, hasTime: time != nil)
    } else if ScenarioVocabulary.header(keyword.value) != nil {
      isStep = false
    } else if ScenarioVocabulary.step(keyword.value) != nil {
      isStep = true
    } else {
      mayHaveStep = true
      if keyword.value == "at" { throw reader.error("a statement has only one time", at: keyword.span) }
      throw ScenarioError(unknown: "statement", keyword, among: ScenarioVocabulary.statementWords)
        .helping(ofOtherFile: reader)
    }
    refuse(items, of: keyword.value)
    if isStep {
      hasStep = true
      reader.signature = ScenarioVocabulary.step(keyword.value)?.signature
      let step = try parseStep(keyword, &reader)
      try reader.finish()
      if case .wait(let duration) = step { noteWait(duration) }
      document.statements.append(
        Statement(time: time, kind: .step(step), span: span, lastLine: reader.end.line))
    } else {
      reader.signature = ScenarioVocabulary.header(keyword.value)?.signature
      try checkHeader(keyword, time: time)
      try parseHeader(keyword, &reader)
    }
  }

  private mutating func parseTime(_ reader: inout StatementReader) throws(ScenarioError) -> Milliseconds? {
    guard reader.take("at") else { return nil }
    reader.signature = "at TIME STEP"
    let place = reader.peek()?.span ?? reader.end
    let time = try reader.duration("a time")
    if reader.peek() == nil { throw reader.error("a step or an expectation is missing here", at: reader.end) }
    reader.signature = nil
    if time < earliestTime {
      let known = isTimeWaitedFor ? "it is at least" : "an earlier line is at"
      report(
        ScenarioError("time cannot go back: \(known) \(TimeText.seconds(earliestTime.count))", at: place))
    } else {
      earliestTime = time
      isTimeWaitedFor = false
    }
    return time
  }

  /// Whatever else takes time, a `wait` adds to it.
  private mutating func noteWait(_ duration: Milliseconds) {
    guard duration > .zero else { return }
    earliestTime = earliestTime + duration
    isTimeWaitedFor = true
  }

  /// `host` sets the scene before the first step, and is a step where an action follows.
  private func isHostStep(_ reader: StatementReader, hasTime: Bool) throws(ScenarioError) -> Bool {
    guard let word = reader.peekedWord else { return hasStep }
    if ScenarioVocabulary.hostActions.contains(word) { return true }
    guard hasStep || hasTime else { return false }
    var reader = reader
    reader.skip()
    guard let next = reader.peek(), next.kind != .comma, let token = reader.previous else { return false }
    reader.signature = ScenarioVocabulary.step("host")?.signature
    throw reader.unknown(
      "action of the host", Located(word, at: token.span), among: ScenarioVocabulary.hostActions)
  }

  private mutating func checkHeader(_ keyword: Located<String>, time: Milliseconds?) throws(ScenarioError) {
    if time != nil {
      throw ScenarioError("`\(keyword.value)` belongs to the header and has no time", at: keyword.span)
    }
    if hasStep, keyword.value != "include" {
      report(ScenarioError("`\(keyword.value)` must stand before the first step", at: keyword.span))
    }
    guard ScenarioVocabulary.singleHeaders.contains(keyword.value) else { return }
    if let first = singles[keyword.value] {
      report(
        ScenarioError(
          "`\(keyword.value)` is there already", at: keyword.span,
          notes: [parts.firstPlace(first, seenFrom: keyword.span)]))
    } else {
      singles[keyword.value] = keyword.span
    }
  }

  /// One error for all items of a statement that takes none.
  mutating func refuse(_ items: [ScenarioLine], of statement: String) {
    guard let token = items.lazy.compactMap(\.tokens.first).first else { return }
    report(ScenarioError("`\(statement)` takes no items on indented lines", at: token.span))
  }
}
