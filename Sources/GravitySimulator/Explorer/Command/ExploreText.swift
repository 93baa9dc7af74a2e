/// What came of one exploration as text for a terminal, in 100 columns.
struct ExploreText {
  private let report: ExploreReport
  private var page: TextPage

  init(_ report: ExploreReport, usesColor: Bool) {
    self.report = report
    page = TextPage(usesColor: usesColor)
    write()
  }

  var text: String { page.text }

  private mutating func write() {
    page.add(title, ink: titleInk)
    page.add("profile \(report.profile), \(ExploreWording.completeness(report))", indent: Self.indent)
    page.add(ExploreWording.size(report), indent: Self.indent)
    page.add(ExploreWording.keys(report.keys), indent: Self.indent)
    for story in report.broken { write(story) }
    for story in report.quirks { write(story) }
    if !report.undecided.isEmpty {
      page.addBlank()
      page.add(ExploreWording.undecided(report.undecided), indent: Self.indent)
    }
    write(report.coverage)
    page.addBlank()
  }

  private static let indent = 6

  private var title: String {
    let name = report.name.map { "  \($0)" } ?? ""
    return "\(word)  \(report.file)\(name)"
  }

  private var word: String {
    switch report.exitCode {
    case .good: "pass"
    case .incomplete: "OPEN"
    case .failed, .wrongInput, .bug: "FAIL"
    }
  }

  private var titleInk: Ink {
    switch report.exitCode {
    case .good: .bold
    case .incomplete: .boldYellow
    case .failed, .wrongInput, .bug: .boldRed
    }
  }

  private mutating func write(_ story: BrokenStory) {
    page.addBlank()
    let events = ExploreWording.events(story.events)
    if let statement = story.statement {
      let file = story.includedFile.map { " of \($0)" } ?? ""
      page.add(
        "broken: line \(story.line ?? 1)\(file), \(statement)", indent: Self.indent, ink: .boldRed)
      page.add("\(story.sentence), \(events)", indent: Self.indent + 2)
    } else {
      let rules = story.rules.joined(separator: ", ")
      page.add(
        "broken: \(story.property ?? ""), \(story.sentence) (\(rules))", indent: Self.indent, ink: .boldRed)
      if let count = story.trappedStates {
        page.add(ExploreWording.trapped(count, after: story.events), indent: Self.indent + 2)
      } else {
        page.add(events, indent: Self.indent + 2)
      }
    }
    if let quirk = story.quirk {
      page.add("it comes with quirk \(quirk.rule): \(quirk.sentence)", indent: Self.indent + 2)
      page.add("help: \(quirk.advice)", indent: Self.indent + 2)
    }
    if let file = story.counterexample?.file {
      page.add("shown by \(file)", indent: Self.indent + 2)
    } else if let text = story.counterexample?.text {
      page.addBlank()
      for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        if line.isEmpty { page.addBlank() } else { page.addWhole(String(line), indent: Self.indent + 4) }
      }
    }
  }

  private mutating func write(_ story: BrokenQuirkStory) {
    page.addBlank()
    page.add("quirk \(story.rule): \(story.sentence)", indent: Self.indent, ink: .boldYellow)
    let properties = story.properties.joined(separator: ", ")
    page.add("breaks \(properties), \(ExploreWording.events(story.events))", indent: Self.indent + 2)
    page.add("help: \(story.advice)", indent: Self.indent + 2)
  }

  private mutating func write(_ coverage: CoverageStory) {
    page.addBlank()
    page.add("reached", indent: Self.indent)
    write("contents", coverage.contents)
    write("elements", coverage.elements)
    for campaign in coverage.verdicts.prefix(Self.campaignLimit) {
      write("verdicts", campaign.verdicts, of: campaign.campaign)
    }
    if coverage.verdicts.count > Self.campaignLimit {
      page.add(
        ["", "verdicts", "and of \(coverage.verdicts.count - Self.campaignLimit) more campaigns"],
        at: Self.columns, ink: .plain)
    }
    write("quirks", coverage.quirks)
    write("phases", coverage.phases)
  }

  private static let campaignLimit = 5
  private static let nameLimit = 20

  private static let columns = [0, 8, 18]

  private mutating func write(_ what: String, _ story: ReachedStory, of campaign: String? = nil) {
    guard story.count > 0 else { return }
    var text = (campaign.map { "\($0): " } ?? "") + "\(story.reached.count) of \(story.count)"
    if !story.never.isEmpty {
      let left = story.never.count - Self.nameLimit
      text += "; never: " + story.never.prefix(Self.nameLimit).joined(separator: ", ")
      if left > 0 { text += " and \(left) more" }
    }
    page.add(["", what, text], at: Self.columns, ink: .plain)
  }
}
