/// A property that does not hold, and the shortest way to break it.
struct BrokenStory: Encodable {
  /// The id of a property that every scenario has; nil for one of its own.
  let property: String?
  /// The scenario's own statement.
  let statement: String?
  /// Where it stands.
  let line: Int?
  /// The included file that the line is of; nil for the scenario's own.
  let includedFile: String?
  let sentence: String
  let rules: [String]
  /// How many events the shortest way has.
  let events: Int
  /// From how many states no way leads out.
  let trappedStates: Int?
  /// The known quirk that is behind it all the same.
  let quirk: KnownQuirkStory?
  let counterexample: CounterexampleStory?

  private enum CodingKeys: String, CodingKey {
    case property, statement, line
    case includedFile = "file"
    case sentence, rules, events, trappedStates, quirk, counterexample
  }
}
