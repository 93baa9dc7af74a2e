import GravityPresentation

/// The same thing in several columns: what it is, and when it happened in each; nil where it did not.
struct AlignedRow: Hashable, Sendable {
  let text: String
  var times: [Instant?]

  /// Whether every column has it at the same time.
  var isEqual: Bool {
    guard let first = times.first, first != nil else { return times.isEmpty }
    return times.allSatisfy { $0 == first }
  }
}
