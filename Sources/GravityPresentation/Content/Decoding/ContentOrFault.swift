/// A content, or why it is none.
///
/// Its reading never fails, so that a list goes on behind an undecodable content: dropping it is one profile's way,
/// and another's needs to know what dropping it would have saved (N5).
enum ContentOrFault: JSONReadable {
  case content(Content)
  case fault(DecodingFault)

  static func read(from decoder: any Decoder) throws -> ContentOrFault {
    do {
      return .content(try Content(from: decoder))
    } catch {
      return .fault(DecodingFault(error, caughtAt: decoder))
    }
  }
}
