extension JSONSyntaxError {
  /// What is wrong with the text.
  public enum Problem: Hashable, Sendable {
    case unexpectedEnd(expected: Expectation)
    case unexpectedCharacter(Unicode.Scalar, expected: Expectation)
    /// A comma with nothing behind it but the end of its array or object.
    case trailingComma
    /// Letters that spell none of JSON's words, such as `NaN` or `True`.
    case unknownWord(String)
    /// A number such as `01`.
    case leadingZero
    case unterminatedString
    case lineBreakInString
    case controlCharacterInString(UInt8)
    case unknownEscape(Unicode.Scalar)
    /// `\u` without four hexadecimal digits.
    case incompleteUnicodeEscape
    /// Half of a surrogate pair, which is no character: decoders refuse it or put another one in its place.
    case loneSurrogate(UInt16)
  }

  /// What could have stood at a place.
  public enum Expectation: Hashable, Sendable {
    case value
    case valueOrEndOfArray
    case key
    case keyOrEndOfObject
    case colon
    case commaOrEndOfArray
    case commaOrEndOfObject
    case digit
    /// The value is complete.
    case endOfText
  }
}
