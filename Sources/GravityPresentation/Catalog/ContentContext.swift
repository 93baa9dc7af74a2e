import GravityActions

/// One content on its way into the tables: as it stands with what the user has put in.
struct ContentContext {
  let id: ContentID
  let key: VariantKey
  let content: Content
  /// The delivery method's name; nil for an unknown one.
  let method: String?
  /// The elements that are drawn, by their places, in order (D11).
  let drawn: [Int]
  let situation: ClickSituation

  var isInline: Bool { key.surface == .inline }
}
