/// Something that a payload says of looks, and that its picture does not show.
struct UndrawnKey: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// No SDK reads the key, or its value is of no kind that one reads.
    case unread
    /// The key says nothing about a part of this kind.
    case meaningless
    /// A word or a colour that means nothing.
    case unusable(String)
    /// The whole element: no SDK of the profile draws it.
    case elementNotDrawn
  }

  /// `frame`, `close button`, `element 2 (button)`.
  let part: String
  /// The path below the part; empty for all of it.
  let key: String
  let reason: Reason

  /// `element 2 (button): style.letterSpacing is not read`.
  var text: String {
    let subject = key.isEmpty ? part : "\(part): \(TerminalText.sanitized(PhoneWording.cut(key)))"
    switch reason {
    case .unread: return "\(subject) is not read"
    case .meaningless: return "\(subject) has no meaning here"
    case .unusable(let value): return "\(subject) is \(PhoneWording.quoted(value)), which means nothing"
    case .elementNotDrawn: return "\(subject) is not drawn"
    }
  }
}
