/// The options of `explore` without a value.
enum ExploreSwitch: String, CommandSwitch {
  case keepOrder = "--keep-order"
  case quiet = "--quiet"
}
