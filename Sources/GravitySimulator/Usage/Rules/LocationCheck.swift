/// The location tells the screen from others, so there is one.
struct LocationCheck: PageCheck {
  func check(_ page: CheckedPage, _ report: inout UsageReport) {
    if page.location.isBlank { report.add(.locationEmpty, at: .page("location")) }
  }
}
