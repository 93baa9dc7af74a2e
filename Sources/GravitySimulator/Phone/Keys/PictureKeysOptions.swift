/// What `gravity-sim show --keys` was asked to do.
package struct PictureKeysOptions: Hashable, Sendable {
  package var format = TableFormat.text
  package var color = ColorChoice.auto

  package init() {}
}
