/// What `gravity-sim quirks` was asked to do.
package struct QuirksOptions: Hashable, Sendable {
  /// Only the quirks of this profile; nil for those of all that are built in.
  package var profile: ProfileChoice?
  package var format: TableFormat
  package var color: ColorChoice

  package init(profile: ProfileChoice? = nil, format: TableFormat = .text, color: ColorChoice = .auto) {
    self.profile = profile
    self.format = format
    self.color = color
  }
}
