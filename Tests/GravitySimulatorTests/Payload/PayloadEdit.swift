import Foundation
import Testing

/// One edit that breaks a payload, and what is said about it.
struct PayloadEdit: CustomTestStringConvertible, Sendable {
  let find: String
  let replacement: String
  let sentence: String

  init(_ find: String, _ replacement: String, _ sentence: String) {
    self.find = find
    self.replacement = replacement
    self.sentence = sentence
  }

  var testDescription: String { sentence }

  /// The payload with the last occurrence changed; one that has none is a mistake in the test.
  func apply(to text: String) throws -> String {
    let range = try #require(text.range(of: find, options: .backwards), "nothing to edit: \(find)")
    return text.replacingCharacters(in: range, with: replacement)
  }
}
