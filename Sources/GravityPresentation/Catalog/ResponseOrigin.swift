/// A response whose contents have joined, for variants of them that join later.
struct ResponseOrigin: Sendable {
  let response: ContentResponse
  /// The place in the catalogue of its first content.
  let firstContent: Int

  /// The root content of each campaign's first variation; nil for a campaign without one (P5, N1).
  func roots(by choice: RootContentChoice) -> [ContentID?] {
    var first = firstContent
    return response.data.map { campaign in
      defer { first += campaign.payload.reduce(0) { $0 + $1.contents.count } }
      guard let contents = campaign.payload.first?.contents else { return nil }
      return choice.place(among: contents.map(\.step)).map { ContentID(first + $0) }
    }
  }

  /// The variation that a content came with.
  func variation(of content: ContentID) -> Variation? {
    var first = firstContent
    for variation in response.data.lazy.flatMap(\.payload) {
      first += variation.contents.count
      if Int(content.index) < first { return variation }
    }
    return nil
  }

  /// The contents that have the step, in order, as far as steps are looked for (A9).
  func contents(withStep step: Int, inAllVariations: Bool) -> [ContentID] {
    var first = firstContent
    var matches: [ContentID] = []
    for (number, variation) in response.data.lazy.flatMap(\.payload).enumerated() {
      if number > 0, !inAllVariations { break }
      for place in variation.contents.indices where variation.contents[place].step == step {
        matches.append(ContentID(first + place))
      }
      first += variation.contents.count
    }
    return matches
  }
}
