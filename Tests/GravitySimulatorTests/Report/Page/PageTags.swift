/// The tags of a page as a browser reads them, for tests: what is no tag here is text.
struct PageTags {
  struct Tag: Hashable {
    let name: String
    let attributes: [String: String]
  }

  private(set) var tags: [Tag] = []
  /// The text of styles and scripts, in order.
  private(set) var raw: [String] = []
  private var rest: Substring

  init(_ html: String) {
    rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      guard let first = rest.first, first.isLetter else { continue }
      readTag()
    }
  }

  func all(_ name: String) -> [Tag] { tags.filter { $0.name == name } }

  private mutating func readTag() {
    let name = take { $0.isLetter || $0.isNumber }.lowercased()
    var attributes: [String: String] = [:]
    while let next = rest.first, next != ">" {
      if next.isWhitespace || next == "/" {
        rest.removeFirst()
        continue
      }
      let key = take { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }.lowercased()
      guard rest.first == "=" else {
        attributes[key] = ""
        continue
      }
      rest.removeFirst()
      attributes[key] = readValue()
    }
    tags.append(Tag(name: name, attributes: attributes))
    guard name == "script" || name == "style" else { return }
    rest = rest.dropFirst()
    var text = ""
    while !rest.isEmpty, !rest.prefix(10).lowercased().hasPrefix("</\(name)") {
      let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
      text += rest[..<end]
      rest = rest[end...]
    }
    raw.append(text)
  }

  private mutating func readValue() -> String {
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      return take { !$0.isWhitespace && $0 != ">" }
    }
    rest.removeFirst()
    let value = take { $0 != quote }
    rest = rest.dropFirst()
    return value
  }

  private mutating func take(while fits: (Character) -> Bool) -> String {
    let part = rest.prefix(while: fits)
    rest = rest[part.endIndex...]
    return String(part)
  }
}
