/// What `gravity-sim usage` was asked to do.
package struct UsageOptions: Hashable, Sendable {
  package var format: TableFormat
  package var color: ColorChoice

  package init(format: TableFormat = .text, color: ColorChoice = .auto) {
    self.format = format
    self.color = color
  }
}
