import GravityActions

/// What the run has seen of the shop's feed: the fields of the products that payloads brought.
struct FeedValues: Sendable {
  private(set) var skus = FeedIndex()
  private(set) var categories = FeedIndex()
  private(set) var lngs = FeedIndex()
  private(set) var fields = FeedIndex(ignoresSeparators: true)

  /// - Parameter item: The fields of one product, named as the feed names them.
  mutating func add(_ item: JSONValue) {
    guard case .object(let members) = item else { return }
    for member in members {
      fields.add(member.key)
      switch member.key.lowercased() {
      case "sku", "productid", "product_id", "id": for text in Self.texts(of: member.value) { skus.add(text) }
      case "lng": for text in Self.texts(of: member.value) { lngs.add(text) }
      case let key where key.hasPrefix("categor"):
        for text in Self.texts(of: member.value) {
          categories.add(text)
          for part in Self.parts(of: text) { categories.add(part) }
        }
      default: break
      }
    }
  }

  /// A text, a whole number as text, or those of a list.
  private static func texts(of value: JSONValue) -> [String] {
    switch value {
    case .string(let text): [text]
    case .integer(let number): [String(number)]
    case .array(let values): values.flatMap(texts)
    case .null, .boolean, .number, .object: []
    }
  }

  /// The levels of a path such as `Обувь > Кеды`.
  private static func parts(of path: String) -> [String] {
    let parts = path.split { $0 == ">" || $0 == "|" }
    guard parts.count > 1 else { return [] }
    return parts.map { part in
      let start = part.drop { $0 == " " }
      return String(start.reversed().drop { $0 == " " }.reversed())
    }
  }
}
