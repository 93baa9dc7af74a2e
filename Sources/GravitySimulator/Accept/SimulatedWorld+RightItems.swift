import GravityPresentation

/// Which items of a list that differs are right.
extension SimulatedWorld {
  /// Beyond this, items are written anew instead of compared.
  private static let comparisonLimit = 1_000_000

  /// The lines of the items that stay, with the numbers of the entries that they match.
  func rightItems(of expectation: Expectation, before: SimulatedWorld) -> [Int: Int] {
    let recording = before.recording
    switch expectation {
    case .callbacks(let stream):
      return rightItems(stream.items, recording.callbacks.unread) { $1.matches($0) }
    case .urls(let stream): return rightItems(stream.items, recording.urls.unread, ==)
    case .opened(let stream): return rightItems(stream.items, recording.opened.unread, ==)
    case .log(let stream): return rightItems(stream.items, recording.log.unread) { $1.contains($0) }
    case .lockListener(let stream): return rightItems(stream.items, recording.lockListener.unread, ==)
    case .quirks(let stream): return rightItems(stream.items, recording.quirks.unread, ==)
    case .usage(let stream):
      return rightItems(stream.items, recording.usage.unread) { $0 == $1.rule.rawValue }
    case .state(.presentedStack(let items)):
      return rightItems(items, host.presentations[...]) { matches($1, $0) }
    case .state, .within, .request, .unwritten: return [:]
    }
  }

  /// A longest common subsequence, so that as few lines as possible are written anew.
  private func rightItems<Item, Actual>(
    _ items: [Located<Item>], _ actual: ArraySlice<Actual>, _ isMatch: (Item, Actual) -> Bool
  ) -> [Int: Int] {
    let actual = Array(actual)
    guard items.count * actual.count <= Self.comparisonLimit else { return [:] }
    var lengths = Array(repeating: Array(repeating: 0, count: actual.count + 1), count: items.count + 1)
    for item in items.indices.reversed() {
      for place in actual.indices.reversed() {
        lengths[item][place] =
          isMatch(items[item].value, actual[place])
          ? lengths[item + 1][place + 1] + 1 : max(lengths[item + 1][place], lengths[item][place + 1])
      }
    }
    var found: [Int: Int] = [:]
    var (item, place) = (0, 0)
    while item < items.count, place < actual.count {
      if isMatch(items[item].value, actual[place]),
        lengths[item][place] == lengths[item + 1][place + 1] + 1
      {
        found[items[item].span.line] = place
        (item, place) = (item + 1, place + 1)
      } else if lengths[item + 1][place] >= lengths[item][place + 1] {
        item += 1
      } else {
        place += 1
      }
    }
    return found
  }
}
