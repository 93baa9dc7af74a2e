/// The options of `paths` without a value.
enum PathsSwitch: String, CommandSwitch {
  case keepOrder = "--keep-order"
}
