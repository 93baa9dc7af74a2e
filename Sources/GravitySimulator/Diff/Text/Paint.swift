/// Where a comparison is coloured: what differs stands out, and nothing else does.
struct Paint {
  let usesColor: Bool

  func difference(_ text: String) -> String {
    usesColor ? Ink.boldYellow.draw(text) : text
  }

  func title(_ text: String) -> String {
    usesColor ? Ink.bold.draw(text) : text
  }
}
