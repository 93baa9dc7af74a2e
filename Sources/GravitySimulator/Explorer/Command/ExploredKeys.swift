/// By what states are told from each other.
struct ExploredKeys: Encodable {
  let areExact: Bool
  /// How many states were taken for others, on average of all explorations of this size.
  let expectedOmissions: Double

  private enum CodingKeys: String, CodingKey {
    case areExact = "exact"
    case expectedOmissions
  }
}
