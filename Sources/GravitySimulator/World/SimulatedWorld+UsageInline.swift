import GravityPresentation

/// Misuse of inline components (N1).
extension SimulatedWorld {
  /// A component is initialized with what it loads by.
  mutating func diagnoseMount(_ source: InlineSource, page: PageContext?) {
    guard isListening else { return }
    let what: String
    let name: String
    switch source {
    case .selector(let selector): (what, name) = ("selector", selector)
    case .group(let group): (what, name) = ("group", group)
    }
    diagnose(.inlineComponent, page: page) { _, _, report in
      if name.isBlank { report.add(.selectorEmpty(what), at: .argument(what)) }
    }
  }

  /// A component is given another selector or page context.
  ///
  /// - Parameter keepsContent: It has its content, loads nothing for this, and the page context is another one.
  mutating func diagnoseRebind(_ id: String, selector: String?, page: PageContext?, keepsContent: Bool) {
    guard isListening else { return }
    let site = self.site(of: .inlineComponent)
    usage.lastCall = site
    var report = UsageReport()
    if selector?.isBlank == true { report.add(.selectorEmpty("selector"), at: .argument("selector")) }
    if let page {
      readFeed()
      usage.check(page, &report)
      if keepsContent { report.add(.inlineContextChanged(id), at: .page) }
    }
    tell(report, of: site)
  }
}
