/// How an element, a container or a close button looks, as far as the server says (N5).
///
/// Colours and words are kept as written; sizes are points.
public struct Style: Hashable, Sendable {
  public var backgroundColor: String?
  public var pressColor: String?
  public var outlineColor: String?
  public var textColor: String?
  public var fontSize: Double?
  /// A number or a word, as the server writes it.
  public var fontWeight: String?
  public var cornerRadius: Double?
  public var size: StyleSize?
  public var margin: StyleInsets?
  public var padding: StyleInsets?
  public var contentAlignment: String?
  public var layoutWidth: String?
  public var fit: String?
  /// `row`, `grid` or a word of a newer server; what nil means differs by profile (D11).
  public var productContainerType: String?
  public var gridColumns: Int?
  public var textStyle: TextStyle?
  public var rating: RatingStyle?
  /// Keys that no SDK reads and keys whose value cannot be read, sorted; of nested parts with dots.
  package var unread: [String] = []

  /// A style that says nothing.
  public init() {}
}
