/// Misuse of the SDK, as text.
extension ExplanationText {
  private static let usageColumns = [2, 11]

  mutating func write(_ usage: [UsageStory]) {
    guard !usage.isEmpty else { return }
    page.addBlank()
    page.add("misuse of the SDK", ink: .bold)
    for story in usage {
      let line = ExplainWording.line(StatementPlace(line: story.line, file: story.file))
      page.add(
        [TimeText.seconds(story.time), "\(story.rule)\(line): \(story.misuse)"], at: Self.usageColumns,
        ink: .boldYellow)
      page.add(["", "help: \(story.help)"], at: Self.usageColumns, ink: .plain)
    }
  }
}
