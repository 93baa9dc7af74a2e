import GravityPresentation

/// One tracking event that the app was called back with.
public struct CallbackRecord: Hashable, Sendable {
  public let name: String
  public let content: String
  public var url: String?
  public var type: String?
  public var deeplink: String?
  public var copyData: String?
  /// The place of the product among its content's slots, from 0.
  public var slot: String?
  public let time: Instant

  /// The attribute's value, or nil where the event has none of that name.
  func value(of attribute: String) -> String? {
    switch attribute {
    case "content": content
    case "url": url
    case "type": type
    case "deeplink": deeplink
    case "copyData": copyData
    case "slot": slot
    default: nil
    }
  }
}
