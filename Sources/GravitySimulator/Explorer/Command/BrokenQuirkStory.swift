/// A known quirk that breaks properties, which fails nothing.
struct BrokenQuirkStory: Encodable {
  /// The rule whose as-built behaviour surprises.
  let rule: String
  let sentence: String
  let advice: String
  /// The ids of the properties that it breaks.
  let properties: [String]
  /// How many events the shortest way to a break has.
  let events: Int
}
