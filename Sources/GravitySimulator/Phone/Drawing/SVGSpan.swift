/// Where an element stands in what an ``SVGWriter`` has written, in bytes.
struct SVGSpan: Sendable {
  let isOutermost: Bool
  let start: Int
  /// Where the tag ends that begins a group; the start for everything else.
  let head: Int
  let end: Int

  var isGroup: Bool { head > start }
}
