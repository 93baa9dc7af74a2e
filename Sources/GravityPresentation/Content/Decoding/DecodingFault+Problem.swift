extension DecodingFault {
  /// What is wrong with a value.
  public enum Problem: Hashable, Sendable {
    /// A required key is not there.
    case missing
    /// A required value is null.
    case isNull
    case wrongType(expected: JSONKind, found: JSONKind)
    /// A number with a fraction where a whole one is needed (P1).
    case hasFraction
    /// A number too large, or too close to zero, for the type it is read into.
    case numberOutOfRange
    /// A text or key that is no Unicode, such as half of a surrogate pair, or whatever else stops the decoder.
    case unreadable
  }
}
