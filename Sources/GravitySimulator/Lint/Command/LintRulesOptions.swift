/// What `gravity-sim lint --rules` was asked to do.
package struct LintRulesOptions: Hashable, Sendable {
  package var format: TableFormat
  package var color: ColorChoice

  package init(format: TableFormat = .text, color: ColorChoice = .auto) {
    self.format = format
    self.color = color
  }
}
