/// One of the outermost elements of a picture.
///
/// Pages keep once what several of their pictures share: the element, or else what is in it.
struct PicturePiece: Sendable {
  let whole: PicturePart
  /// Where it is a group, the tag that begins it, and what is in it.
  let group: (tag: PicturePart, parts: [PicturePart])?

  /// What is left of it when the whole has been looked at: that, or the group in parts.
  var parts: [PicturePart] {
    guard let group else { return [whole] }
    return [group.tag] + group.parts + [PicturePart("</g>", isTag: true)]
  }

  /// The outermost elements of a box.
  static func pieces(of box: PhoneBox) -> [PicturePiece] {
    var writer = SVGWriter(.page)
    writer.add(box)
    let text = writer.text
    func slice(_ start: Int, _ end: Int) -> String {
      let bytes = text.utf8
      return String(
        text[bytes.index(bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)])
    }
    var pieces: [PicturePiece] = []
    var inner: [PicturePart] = []
    for span in writer.spans {
      let part = PicturePart(slice(span.start, span.end))
      guard span.isOutermost else {
        inner.append(part)
        continue
      }
      let tag = span.isGroup ? PicturePart(slice(span.start, span.head), isTag: true) : nil
      pieces.append(PicturePiece(whole: part, group: tag.map { ($0, inner) }))
      inner.removeAll()
    }
    return pieces
  }
}
