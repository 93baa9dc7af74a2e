/// An explanation as text for a terminal, in 100 columns.
///
/// All that is printed has passed ``TerminalText``.
struct ExplanationText {
  let explanation: Explanation
  var page: TextPage

  init(_ explanation: Explanation, usesColor: Bool) {
    self.explanation = explanation
    page = TextPage(usesColor: usesColor)
    write()
  }

  var text: String { page.text }

  private mutating func write() {
    page.add(explanation.scenario, ink: .bold)
    let file = explanation.scenario == explanation.file ? "" : "\(explanation.file), "
    page.add("\(file)profile \(explanation.profile)")
    writeSummary()
    for trigger in explanation.triggers { write(trigger) }
    for request in explanation.requests ?? [] { write(request) }
    if explanation.triggers.isEmpty, explanation.requests == nil, explanation.inline == nil {
      page.addBlank()
      page.add("no trigger was sent: a `trackView` or `triggerEvent` has to come first")
    }
    for crash in explanation.crashes {
      page.addBlank()
      let line = ExplainWording.line(StatementPlace(line: crash.line, file: crash.file))
      page.add(
        "the app crashed at \(TimeText.seconds(crash.time))\(line): \(crash.reason)", ink: .boldRed)
    }
    for presentation in explanation.presentations { write(presentation) }
    for component in explanation.inline ?? [] { write(component) }
    write(explanation.usage ?? [])
    if let end = explanation.endedEarly {
      page.addBlank()
      page.add("the explanation ends here: \(end)", ink: .boldRed)
    }
  }

  /// One line for each candidate, for each trigger that has none, and for each request outside triggers.
  private mutating func writeSummary() {
    page.addBlank()
    for trigger in explanation.triggers {
      if trigger.candidates.isEmpty { page.add("trigger \(trigger.number): \(trigger.answer)", indent: 2) }
      for candidate in trigger.candidates {
        page.add(Self.summary(of: candidate), indent: 2, ink: candidate.isPresented ? .plain : .boldYellow)
      }
    }
    for request in explanation.requests ?? [] {
      page.add("\(request.request): \(request.answer)", indent: 2)
    }
    for component in explanation.inline ?? [] {
      let isShown = component.drawings.contains { $0.state == "shown" }
      page.add(Self.summary(of: component), indent: 2, ink: isShown ? .plain : .boldYellow)
    }
  }

  /// `inline feed: shown at 0.400s`.
  static func summary(of component: InlineStory) -> String {
    guard
      let last = component.drawings.last(where: { component.until == nil || $0.time < component.until ?? 0 })
    else { return "inline \(component.name): empty" }
    return "inline \(component.name): \(last.state) at \(TimeText.seconds(last.time))"
  }

  /// `primer: locked at 1.500s`.
  static func summary(of candidate: CandidateStory) -> String {
    let name =
      candidate.occurrence > 1 ? "\(candidate.campaign) (#\(candidate.occurrence))" : candidate.campaign
    if let verdict = candidate.verdict {
      return "\(name): \(verdict.reason) at \(TimeText.seconds(verdict.time))"
    }
    return "\(name): waits for \(candidate.waitsFor ?? "its turn")"
  }

  private mutating func write(_ trigger: TriggerStory) {
    page.addBlank()
    let line = StatementPlace(line: trigger.line, file: trigger.file).map { ", \($0.text)" } ?? ""
    page.add(
      "trigger \(trigger.number): \(trigger.call)\(line), at \(TimeText.seconds(trigger.time))", ink: .bold)
    page.add(trigger.answer, indent: 2)
    for help in trigger.help { page.add("help: \(help)", indent: 2) }
    if !trigger.notListed.isEmpty {
      page.add("not listed: " + Self.shortened(trigger.notListed), indent: 2)
    }
    if let change = trigger.change { page.add(change.sentence, indent: 2, ink: .boldBlue) }
    for candidate in trigger.candidates { write(candidate) }
  }

  private mutating func write(_ candidate: CandidateStory) {
    page.addBlank()
    let values = candidate.verdict?.values.map { ", \($0)" } ?? ""
    page.add("\(Self.summary(of: candidate))\(values)", indent: 2, ink: .bold)
    for question in candidate.questions where question.answer != .notAsked { write(question) }
    let unasked = candidate.questions.filter { $0.answer == .notAsked }
    if !unasked.isEmpty {
      let names = unasked.map(\.question).joined(separator: ", ")
      page.add(["", "", "not asked", names], at: Self.questionColumns, ink: .plain)
    }
    for load in candidate.loads { write(load, isLoadedOnly: true) }
    for help in candidate.help { page.add("help: \(help)", indent: 4) }
    if let change = candidate.change { page.add(change.sentence, indent: 4, ink: .boldBlue) }
  }

  private static let questionColumns = [4, 13, 18, 34]

  private mutating func write(_ question: QuestionStory) {
    let rules = question.rules.isEmpty ? "" : " (\(question.rules.joined(separator: ", ")))"
    let answer: String
    switch question.answer {
    case .yes: answer = "yes"
    case .no: answer = "NO"
    case .open, .notAsked: answer = "…"
    }
    page.add(
      [
        question.time.map { TimeText.seconds($0) } ?? "", answer, question.question,
        (question.seen ?? "") + rules,
      ], at: Self.questionColumns, ink: question.answer == .no ? .boldYellow : .plain)
  }

  private static func shortened(_ names: [String]) -> String {
    let shown = names.prefix(10).joined(separator: ", ")
    return names.count > 10 ? "\(shown) and \(names.count - 10) more" : shown
  }
}

extension CandidateStory {
  var isPresented: Bool { verdict?.reason == "presented" }
}

extension ChangeStory {
  /// `would be presented without line 9 (lockPresentation)`.
  var sentence: String { "\(campaign.map { "\($0) " } ?? "")would be \(verdict) \(change)" }
}
