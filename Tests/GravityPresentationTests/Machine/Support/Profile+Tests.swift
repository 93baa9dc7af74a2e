import GravityPresentation
import Testing

extension Profile: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension Profile {
  /// The two that most rules are told for: the current SDK, and what an engine should do.
  static let current = [ios, ideal]
}
