import GravityActions
import GravityPresentation

/// The options of a choice, as far as they can be read.
struct PhoneOptions {
  struct Option: Hashable {
    let value: InputValue
    let text: String
  }

  let all: [Option]
  /// They are stars; else chips with texts.
  let isRating: Bool
  private static let most = 10

  init(of element: Element) {
    let format = Self.value("displayFormat", of: element)
    isRating = format == nil || format == .string("rating")
    guard case .array(let items)? = Self.value("options", of: element) else {
      all = []
      return
    }
    all = items.prefix(Self.most).compactMap { Self.option($0) }
  }

  func place(of value: InputValue?) -> Int? { all.firstIndex { $0.value == value } }

  /// A member that is a text.
  static func text(_ key: String, of element: Element) -> String? {
    guard case .string(let text)? = value(key, of: element) else { return nil }
    return text
  }

  private static func value(_ key: String, of element: Element) -> JSONValue? {
    element.members.first { $0.key == key }?.value
  }

  private static func option(_ item: JSONValue) -> Option? {
    guard case .object(let members) = item, let value = members.first(where: { $0.key == "value" })?.value
    else { return nil }
    let label = members.first { $0.key == "text" || $0.key == "label" || $0.key == "title" }?.value
    let input: InputValue
    switch value {
    case .integer(let number): input = .number(Double(number))
    case .number(let number): input = .number(number)
    case .string(let text): input = .text(text)
    case .null, .boolean, .array, .object: return nil
    }
    if case .string(let text)? = label { return Option(value: input, text: text) }
    return Option(value: input, text: input.text)
  }
}
