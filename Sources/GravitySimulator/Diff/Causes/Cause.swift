/// A switch that takes part in a difference, by its place among the switches, and its value on both sides.
struct Cause: Hashable, Sendable {
  let place: Int
  let rules: [String]
  let name: String
  /// What the switch decides, as the end of a line.
  let meaning: String
  let reference: String
  let other: String
}
