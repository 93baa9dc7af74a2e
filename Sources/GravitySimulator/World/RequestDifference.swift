import GravityActions
import GravityPresentation

/// One place of a request that is not as expected, in words.
struct RequestDifference {
  /// `user.uid: expected "x", was "y"`.
  let text: String
  var help: String?

  init(path: String, expected: JSONValue, actual: JSONValue) {
    let place = path.isEmpty ? "the request" : path
    text = "\(place): expected \(expected.text), was \(actual.text)"
  }

  /// - Parameter near: The member that may have been meant.
  init(path: String, expected: JSONValue, near: String?) {
    text = "\(path): expected \(expected.text), is absent"
    help = near.map { "did you mean `\($0)`?" }
  }

  init(path: String, expected: Int, actual: Int) {
    text = "\(path): expected \(Self.elements(expected)), was \(Self.elements(actual))"
  }

  private static func elements(_ count: Int) -> String {
    count == 1 ? "1 element" : "\(count) elements"
  }
}
