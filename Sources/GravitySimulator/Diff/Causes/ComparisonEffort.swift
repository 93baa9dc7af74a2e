/// How much a comparison may do: counted in what runs have to do, an event or an element each, and never in seconds,
/// so that the output is the same on every machine.
///
/// A run of a real campaign comes to about a hundred.
enum ComparisonEffort {
  /// A run beyond this is not repeated for the sake of causes.
  static let largestRepeatedRun = 2_000
  /// What the search for causes may come to, for one scenario or one stop of a tour.
  static let searchLimit = 100_000
  /// Where a tour ends, causes not counted.
  static let tourLimit = 100_000
}
