/// Where in the app a request comes from: its `ctx` before the SDK adds its attributes (C5, N4).
public struct RequestContext: Hashable, Sendable {
  public var type: String
  public var data: [String]
  public var location: String
  public var lng: String?
  public var pageNumber: Int64?
  public var referrer: String?
  /// Nil for none, which is left out; an empty list is sent.
  public var utm: [NamedText]?
  public var attributes: [NamedText]

  public init(type: String, data: [String] = [], location: String, attributes: [NamedText] = []) {
    self.type = type
    self.data = data
    self.location = location
    self.attributes = attributes
  }
}
