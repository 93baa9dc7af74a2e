extension PayloadError {
  /// What is wrong with a payload before anyone looks at what it says.
  public enum Reason: Hashable, Sendable {
    case unreadableFile(FileLoadError)
    case tooLarge(limit: Int)
    /// Nothing but white space.
    case empty
    case notUTF8(byte: UInt8)
    /// An array or object inside so many others.
    case tooDeep(limit: Int)
    case notJSON(JSONSyntaxError.Problem)
  }
}
