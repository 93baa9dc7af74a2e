/// What differs between an expectation and the run, as data for a diagnostic.
public struct Mismatch: Hashable, Sendable {
  /// What was looked at, such as `presented differs`.
  public let message: String
  /// What was actual.
  public let actual: String
  public var because: [String] = []
  public var help: String?
  /// The place of the item that differs, where one item does.
  public var item: Int?

  public init(
    _ message: String, actual: String, because: [String] = [], help: String? = nil, item: Int? = nil
  ) {
    self.message = message
    self.actual = actual
    self.because = because
    self.help = help
    self.item = item
  }

  /// The same with something to do, where nothing else is known.
  func helped(by help: String) -> Mismatch {
    Mismatch(message, actual: actual, because: because, help: self.help ?? help, item: item)
  }
}
