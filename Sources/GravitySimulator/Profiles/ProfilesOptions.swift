/// What `gravity-sim profiles` was asked to do.
package struct ProfilesOptions: Hashable, Sendable {
  /// Profile files whose columns stand behind those of the built-in profiles, in the order given.
  package var files: [String]
  package var format: TableFormat
  package var color: ColorChoice

  package init(files: [String] = [], format: TableFormat = .text, color: ColorChoice = .auto) {
    self.files = files
    self.format = format
    self.color = color
  }
}
