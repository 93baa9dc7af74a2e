/// An element of a picture, or a tag that begins or ends one around others.
///
/// Pages look for equal ones among many, so that each knows its hash.
struct PicturePart: Hashable, Sendable {
  let text: String
  let isTag: Bool
  private let digest: Int

  init(_ text: String, isTag: Bool = false) {
    self.text = text
    self.isTag = isTag
    var hasher = Hasher()
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    digest = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  static func == (left: Self, right: Self) -> Bool {
    left.digest == right.digest && left.isTag == right.isTag
      && left.text.utf8.elementsEqual(right.text.utf8)
  }
}
