/// The memory of the admission rules that have one: two words, part of the machine's state.
///
/// Fixed, so that the state stays small and comparable whatever rules an app adds.
public struct RuleScratch: Hashable, Sendable {
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  /// How many rules with a memory an environment can hold.
  static let capacity = 2

  subscript(place: UInt8) -> UInt32 {
    get { place == 0 ? first : second }
    set { if place == 0 { first = newValue } else { second = newValue } }
  }
}
