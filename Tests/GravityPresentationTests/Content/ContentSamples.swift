import Foundation
import GravityPresentation

/// Reads texts as the backend's responses.
enum ContentSamples {
  static func read<Response: Decodable>(
    _ type: Response.Type, _ text: String, _ policy: DecodingPolicy = .ios
  ) throws -> Response {
    let decoder = JSONDecoder()
    decoder.userInfo = policy.userInfo
    return try decoder.decode(type, from: Data(text.utf8))
  }

  /// A content with further keys spliced in.
  static func content(_ keys: String, _ policy: DecodingPolicy = .ios) throws -> Content {
    try read(
      Content.self, #"{"contentId": "c", "contentType": "native", "deliveryMethod": "modal"\#(keys)}"#, policy
    )
  }

  static func style(_ keys: String, _ policy: DecodingPolicy = .ios) throws -> Style {
    try read(Style.self, "{\(keys)}", policy)
  }
}
