/// An expectation to be rewritten.
struct ExpectationEdit {
  /// The statement behind `expect`.
  let span: SourceSpan
  let result: ActualResult
  /// Whether it had no entries so far, and so no way of writing them.
  let isOpen: Bool
  /// The items that stay, by the lines that they stand on, each with the number of the entry that it matches.
  let kept: [Int: Int]
}
