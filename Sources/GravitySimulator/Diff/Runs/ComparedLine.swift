import GravityPresentation

/// One line of a stream. Its time is a part of it: the same thing at another time is another line.
struct ComparedLine: Hashable, Sendable {
  let time: Instant
  let text: String
}
