/// What an expectation should have said, in the words of the format, behind `expect`.
enum ActualResult: Hashable {
  case line(String)
  /// A list: its head, such as `callbacks`, and its entries.
  case list(head: String, [Entry])

  struct Entry: Hashable {
    /// As an item on a line of its own.
    let item: String
    /// Among others on one line.
    let short: String
  }
}
