/// How much of a run is kept for reports.
enum RecordedDetail: Hashable, Sendable {
  /// All that is told in words.
  case words
  /// What the phone shows after each statement as well.
  case scenes
}
