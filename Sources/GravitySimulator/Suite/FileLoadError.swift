/// Why a file could not be read.
public enum FileLoadError: Error, Hashable, Sendable {
  case missing
  /// Nothing of this name, which holds the sign that stands for bytes that are no UTF-8.
  case garbled
  /// A link that leads to nothing.
  case brokenLink
  case folder
  /// A pipe, socket or device.
  case special
  /// More bytes than the limit.
  case tooLarge(limit: Int)
  /// The system refused; in its own words.
  case unreadable(reason: String)
}
