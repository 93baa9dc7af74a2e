/// Folds words into 64 bits, each with all that came before it.
///
/// For the keys of states that an explorer keeps by the million: the standard hasher is ten times as slow, and
/// seeded anew in every process.
package struct StateMixer: Sendable {
  package private(set) var value: UInt64

  package init(seed: UInt64 = 0x9E37_79B9_7F4A_7C15) {
    value = seed
  }

  @inline(__always)
  package mutating func add(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    value = (product.high ^ product.low) &+ 0xE703_7ED1_A0B4_28DB
  }

  /// The key: mixed once more, so that the last word reaches every bit too.
  package var key: UInt64 {
    let product = (value ^ 0x8EBC_6AF0_9C88_C6E3).multipliedFullWidth(by: 0x5899_65CC_7537_4CC3)
    return product.high ^ product.low
  }
}
