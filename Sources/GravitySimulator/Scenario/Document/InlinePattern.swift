/// `ID shown|empty|loading [height=120] [content=…]`.
public struct InlinePattern: Hashable, Sendable {
  /// What an inline component draws; the raw value is the format's word.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case shown
    case empty
    case loading
  }

  public let id: String
  public let state: State
  /// In points; nil where any will do.
  public let height: Double?
  public let content: String?

  public init(id: String, state: State, height: Double? = nil, content: String? = nil) {
    self.id = id
    self.state = state
    self.height = height
    self.content = content
  }
}
