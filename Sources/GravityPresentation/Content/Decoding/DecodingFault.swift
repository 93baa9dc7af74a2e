/// Why a part of a response could not be decoded (N5): a place and a reason, both as data.
public struct DecodingFault: Error, Hashable, Sendable {
  /// The way from the response's root to the value at fault; of a missing one, to where it should be.
  public let path: [PathComponent]
  public let problem: Problem

  public init(path: [PathComponent], problem: Problem) {
    self.path = path
    self.problem = problem
  }

  init(at decoder: any Decoder, _ problem: Problem) {
    self.init(path: decoder.codingPath.map { PathComponent($0) }, problem: problem)
  }

  /// The fault an error stands for; `decoder` is where it was caught.
  ///
  /// Models throw nothing but faults. The rest is a decoder's own trouble, such as a key that is no text.
  init(_ error: any Error, caughtAt decoder: any Decoder) {
    if let fault = error as? DecodingFault {
      self = fault
    } else {
      self.init(at: decoder, .unreadable)
    }
  }
}
