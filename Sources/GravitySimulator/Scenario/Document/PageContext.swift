/// The page context of a call, as the scenario gives it.
public struct PageContext: Hashable, Sendable {
  public var type: String
  public var location: String
  public var data: [String]
  /// The JSON value it was given as, where it was.
  public var json: String?

  public init(type: String, location: String, data: [String] = [], json: String? = nil) {
    self.type = type
    self.location = location
    self.data = data
    self.json = json
  }
}
