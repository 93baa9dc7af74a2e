/// What became of each presentation, as text.
extension ExplanationText {
  private static let reportColumns = [4, 24]
  private static let touchColumns = [4, 13]

  mutating func write(_ presentation: PresentationStory) {
    page.addBlank()
    page.add(
      "presentation \(presentation.number): \(presentation.method) \(presentation.content) on "
        + "\(presentation.host)\(span(of: presentation))", ink: .bold)
    page.add("\(presentation.origin); \(presentation.ending)", indent: 2)
    for report in presentation.reports { write(report, isLoadedOnly: false) }
    write(presentation.products ?? [])
    for touch in presentation.touches { write(touch) }
  }

  private func span(of presentation: PresentationStory) -> String {
    guard let from = presentation.from else { return ", never on screen" }
    let until = presentation.until.map { " until \(TimeText.seconds($0))" } ?? ""
    return ", from \(TimeText.seconds(from))\(until)"
  }

  mutating func write(_ report: ReportStory, isLoadedOnly: Bool) {
    var parts: [String] = []
    if report.times.isEmpty {
      parts.append("not reported: " + report.because.joined(separator: "; "))
    } else {
      let times = report.times.map { TimeText.seconds($0) }.joined(separator: " and ")
      let whats = [report.callback, urls(report.urls)].compactMap { $0 }
      parts.append("\(times)  \(whats.isEmpty ? "nothing" : whats.joined(separator: ", "))")
      if !report.because.isEmpty { parts.append(report.because.joined(separator: "; ")) }
    }
    let name = isLoadedOnly ? "loaded \(report.content)" : label(report.occasion)
    page.add([name, parts.joined(separator: "; ")], at: Self.reportColumns, ink: .plain)
    write(report.urls)
  }

  mutating func write(_ touch: TouchStory) {
    let line = ExplainWording.line(StatementPlace(line: touch.line, file: touch.file))
    let action = touch.action.map { ": \($0)" } ?? ""
    page.add(
      [TimeText.seconds(touch.time), "\(touch.gesture)\(line)\(action)"], at: Self.touchColumns, ink: .plain)
    for sentence in touch.outcome { page.add(["", sentence], at: Self.touchColumns, ink: .plain) }
    write(touch.urls)
  }

  /// What became of it first, since a url may be as long as it likes.
  private mutating func write(_ urls: [URLStory]) {
    for url in urls {
      let cause = url.cause.map { " (\($0))" } ?? ""
      page.addWhole("\(url.outcome.rawValue)\(cause)  \(url.url)", indent: 8)
    }
  }

  private func urls(_ urls: [URLStory]) -> String? {
    urls.isEmpty ? nil : "\(urls.count) url\(urls.count == 1 ? "" : "s")"
  }

  private func label(_ occasion: String) -> String {
    occasion == "visibleImpression" ? "visible impression" : occasion
  }
}
