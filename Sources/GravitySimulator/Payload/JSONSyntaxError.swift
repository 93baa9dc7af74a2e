/// Why a text is no JSON, and the byte at which that shows.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  let offset: Int
  public let problem: Problem
}
