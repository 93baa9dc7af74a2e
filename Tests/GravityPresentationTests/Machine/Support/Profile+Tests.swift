import GravityPresentation
import Testing

extension Profile: CustomTestStringConvertible {
  public var testDescription: String { name }
}
