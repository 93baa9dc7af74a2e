/// The keys that SDKs read of an object, for those that are nearly one of them.
struct KnownKeys: Sendable {
  let names: [String]
  let table: MemberNames

  private init(_ names: String...) {
    self.names = names
    table = MemberNames(names)
  }

  static let response = KnownKeys("user", "data", "campaigns")
  static let campaign = KnownKeys("selector", "payload")
  static let variation = KnownKeys("decisionId", "experienceId", "variationId", "campaignId", "contents")
  static let content = KnownKeys(
    "contentId", "templateSystemName", "contentType", "deliveryMethod", "step", "variables", "events",
    "products")
  static let variables = KnownKeys(
    "frameUI", "elements", "onLoad", "onImpression", "onVisibleImpression", "onClose")
  static let frame = KnownKeys("close", "container", "params")
  static let part = KnownKeys("style", "onClick", "image")
  static let element = KnownKeys(
    "type", "text", "src", "style", "onClick", "itemId", "visibleWhen", "attributeName", "displayFormat",
    "selectMode", "required", "options", "placeholder")
  static let click = KnownKeys(
    "action", "closeOnClick", "copyData", "url", "deeplink", "step", "itemId", "type", "routes", "default")
  static let entry = KnownKeys("type", "urls")
  static let products = KnownKeys("strategyId", "name", "fallback", "slots")
  static let slot = KnownKeys("item", "fallback", "strId", "slotId", "events")
  static let style = KnownKeys(
    "backgroundColor", "pressColor", "outlineColor", "textColor", "textcolor", "fontSize", "fontWeight",
    "cornerRadius", "size", "margin", "padding", "contentAlignment", "layoutWidth", "fit",
    "productContainerType", "gridColumns", "textStyle", "rating")

  /// Those that an object does not have.
  func lacking(in object: JSONNode) -> [String] { names.filter { object.member($0) == nil } }

  /// Which of the lacking keys an unknown word was most likely to be.
  static func meant(by word: String, among lacking: [String]) -> String? {
    guard word.utf8.count <= 40 else { return nil }
    let plain = Self.plain(word)
    return lacking.first { name in
      guard abs(name.utf8.count - word.utf8.count) <= 3 else { return false }
      let wanted = Self.plain(name)
      return plain == wanted || min(plain.count, wanted.count) >= 4 && Self.isOneSlip(plain, wanted)
    }
  }

  /// Without what people write differently on purpose: capitals, and signs between words.
  private static func plain(_ word: String) -> [UInt8] {
    word.lowercased().utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
  }

  /// Whether one letter is too much, lost, another, or swapped with its neighbour.
  private static func isOneSlip(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard abs(left.count - right.count) <= 1 else { return false }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let (left, right) = (left[start...], right[start...])
    if left.dropFirst().elementsEqual(right) || left.elementsEqual(right.dropFirst()) { return true }
    if left.dropFirst().elementsEqual(right.dropFirst()) { return true }
    return left.dropFirst(2).elementsEqual(right.dropFirst(2))
      && left.prefix(2).reversed().elementsEqual(right.prefix(2))
  }
}
