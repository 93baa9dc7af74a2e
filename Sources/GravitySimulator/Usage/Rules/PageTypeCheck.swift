/// The type is one of the documented words, letter by letter.
struct PageTypeCheck: PageCheck {
  func check(_ page: CheckedPage, _ report: inout UsageReport) {
    guard !ScenarioVocabulary.pageTypes.contains(page.type) else { return }
    report.add(.unknownPageType(page.type), at: .page("type"))
  }
}
