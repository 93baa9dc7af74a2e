/// The pieces of a drawing, so that pages keep once what several of their pictures share.
///
/// It reads the SVG that ``PhoneDrawing`` writes and no other: attributes in double quotes, and every `<` and `>` of
/// foreign texts escaped.
struct PicturePieces: Sendable {
  /// An element in the outermost one.
  struct Piece: Sendable {
    let text: String
    /// Where it is a group, the tag that begins it and what is in it.
    let group: (head: String, pieces: [String])?
  }

  /// The room that the picture takes, as it says itself.
  let viewBox: String
  let pieces: [Piece]

  init(_ svg: String) {
    let (head, pieces) = Self.children(of: svg, by: Self.plain)
    viewBox = Self.attributes(head.utf8[...]).first { $0.name == "viewBox" }?.value ?? ""
    self.pieces = pieces.map { Piece(text: $0, group: Self.group($0)) }
  }

  private static func group(_ piece: String) -> (head: String, pieces: [String])? {
    guard piece.hasPrefix("<g"), piece.hasSuffix("</g>") else { return nil }
    let parts = children(of: piece) { String(decoding: $0, as: UTF8.self) }
    return ("<\(parts.head)>", parts.pieces)
  }

  /// The tag of an element without its brackets, and the elements in it.
  private static func children(
    of element: String, by written: (Substring.UTF8View) -> String
  ) -> (head: String, pieces: [String]) {
    var head = ""
    var pieces: [String] = []
    var depth = 0
    var piece = ""
    for part in element.utf8.split(separator: UInt8(ascii: "<")) {
      let isEnd = part.first == UInt8(ascii: "/")
      let tag = part.prefix { $0 != UInt8(ascii: ">") }
      if isEnd { depth -= 1 }
      if depth > 0 {
        piece += "<" + (isEnd ? String(decoding: tag, as: UTF8.self) : written(tag)) + ">"
        piece += String(decoding: part.dropFirst(tag.count + 1), as: UTF8.self)
      } else if !isEnd {
        head = String(decoding: tag, as: UTF8.self)
      }
      if !isEnd, tag.last != UInt8(ascii: "/") { depth += 1 }
      if depth == 1, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
      }
    }
    return (head, pieces)
  }

  /// A tag as HTML reads it, without the attributes that say what something is: the step's summary tells it.
  private static func plain(_ tag: Substring.UTF8View) -> String {
    let name = tag.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
    var text = String(decoding: name, as: UTF8.self)
    for attribute in attributes(tag) where !isDescription(attribute.name) {
      let value = attribute.value
      text +=
        " \(attribute.name)="
        + (!value.isEmpty && value.utf8.allSatisfy(needsNoQuotes) ? value : "\"\(value)\"")
    }
    return tag.last == UInt8(ascii: "/") ? text + " /" : text
  }

  private static func isDescription(_ name: String) -> Bool {
    name.hasPrefix("data-") || name == "aria-label"
  }

  private static func needsNoQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  private static func attributes(_ tag: Substring.UTF8View) -> [(name: String, value: String)] {
    let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return stride(from: 0, to: parts.count - 1, by: 2).map { place in
      let name = parts[place].split(separator: UInt8(ascii: " ")).last ?? parts[place]
      return (
        String(decoding: name.dropLast(), as: UTF8.self), String(decoding: parts[place + 1], as: UTF8.self)
      )
    }
  }
}
