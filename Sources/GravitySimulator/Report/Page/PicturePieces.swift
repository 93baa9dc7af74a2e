/// The pieces of a drawing, so that pages keep once what several of their pictures share.
///
/// It reads the SVG that ``PhoneDrawing`` writes and no other: attributes in double quotes, and every `<` and `>` of
/// foreign texts escaped.
struct PicturePieces {
  /// The room that the picture takes, as it says itself.
  private(set) var viewBox = ""
  /// What stands in the outermost element, in order.
  private(set) var pieces: [String] = []

  init(_ svg: String) {
    var depth = 0
    var piece = ""
    for part in svg.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: true) {
      let isEnd = part.first == UInt8(ascii: "/")
      let head = part.prefix { $0 != UInt8(ascii: ">") }
      let text = part.dropFirst(head.count + 1)
      if isEnd { depth -= 1 }
      if depth > 0 {
        piece += "<" + (isEnd ? String(decoding: head, as: UTF8.self) : Self.plain(head)) + ">"
        piece += String(decoding: text, as: UTF8.self)
      } else if !isEnd {
        viewBox = Self.attributes(head).first { $0.name == "viewBox" }?.value ?? ""
      }
      if !isEnd, head.last != UInt8(ascii: "/") { depth += 1 }
      if depth == 1, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
      }
    }
  }

  /// A tag without the attributes that say what something is: in a page the step's summary tells it.
  private static func plain(_ tag: Substring.UTF8View) -> String {
    let name = tag.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
    let kept = attributes(tag).filter { !$0.name.hasPrefix("data-") && $0.name != "aria-label" }
    return String(decoding: name, as: UTF8.self) + kept.map { " \($0.name)=\"\($0.value)\"" }.joined()
      + (tag.last == UInt8(ascii: "/") ? "/" : "")
  }

  private static func attributes(_ tag: Substring.UTF8View) -> [(name: String, value: String)] {
    let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return stride(from: 0, to: parts.count - 1, by: 2).map { place in
      let name = parts[place].split(separator: UInt8(ascii: " ")).last ?? parts[place]
      return (String(decoding: name.dropLast(), as: UTF8.self), String(decoding: parts[place + 1], as: UTF8.self))
    }
  }
}
