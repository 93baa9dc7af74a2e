extension FormEffect {
  /// Reads the list `do` of a route.
  ///
  /// - Throws: The key that is at fault; a list must have an effect, and nothing behind `open_step`.
  static func list(in fields: FieldReader) throws(ParameterFault) -> [FormEffect] {
    let items = try fields.list("do")
    if items.isEmpty { throw fields.fault("do", "is an empty list; it needs an effect at least") }
    var effects: [FormEffect] = []
    for (place, item) in items.enumerated() {
      let itemFields = try FieldReader(item, at: "\(fields.name(of: "do")).\(place)")
      let effect = try FormEffect(reading: itemFields)
      if case .openStep = effect, place < items.count - 1 {
        throw itemFields.fault("effect", "is `open_step`, which must be the last")
      }
      effects.append(effect)
    }
    return effects
  }

  private init(reading fields: FieldReader) throws(ParameterFault) {
    let word = try fields.text("effect")
    switch word {
    case "none": self = .none
    case "close": self = .close
    case "open_url", "follow_url": self = .followURL(try fields.text("url"), Self.target(fields["type"]))
    case "open_deeplink": self = .followDeeplink(try fields.text("deeplink"))
    case "open_step": self = .openStep(try fields.integer("step"), itemID: Self.word(fields["itemId"]))
    default:
      let known = Self.words.joined(separator: ", ")
      throw fields.fault("effect", "is “\(word)”, no effect: they are \(known)")
    }
  }

  /// A5: anything but a known word is the browser.
  private static func target(_ value: JSONValue?) -> LinkTarget { LinkTarget(wireName: word(value)) }

  private static func word(_ value: JSONValue?) -> String? {
    guard case .string(let word) = value else { return nil }
    return word
  }
}
