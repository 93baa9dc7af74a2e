/// The canonical layout of a JSON value: its own line breaks, one space where a space belongs, and indentation by what
/// is open.
enum JSONLayout {
  /// The value with its own line breaks; what is none stays as it is.
  static func text(of json: String) -> String {
    layout(json) { _, hasBreak, _ in hasBreak }
  }

  /// Each of its members on a line of its own, but what those hold on the same.
  static func spread(_ json: String) -> String {
    layout(json) { token, _, depth in depth == 0 || (token.kind == .key && depth == 1) }
  }

  /// Whether two values are the same, token by token.
  static func isSame(_ first: String, _ second: String) -> Bool {
    let (bytes, others) = (Array(first.utf8), Array(second.utf8))
    if JSONSigns.areSame(bytes, others) { return true }
    var (left, right) = (JSONScanner(bytes), JSONScanner(others))
    do {
      while true {
        let (one, other) = (try left.next(), try right.next())
        guard let one, let other else { return one == nil && other == nil }
        guard one.kind == other.kind else { return false }
        let (bytes, others) = (left.bytes[one.range], right.bytes[other.range])
        // What nobody sees has an escape in the canonical form.
        guard bytes == others || shown(bytes) == shown(others) else { return false }
      }
    } catch {
      return false
    }
  }

  /// - Parameter breaks: Whether a token stands on a line of its own, by whether it did, and by how much is open.
  private static func layout(_ json: String, _ breaks: (JSONToken, Bool, Int) -> Bool) -> String {
    let bytes = Array(json.utf8)
    var scanner = JSONScanner(bytes)
    var lines = JSONLines()
    var end = 0
    do {
      while let token = try scanner.next() {
        let hasBreak = bytes[end..<token.range.lowerBound].contains(UInt8(ascii: "\n"))
        lines.add(
          token.kind, shown(bytes[token.range]), breaks: breaks(token, hasBreak, scanner.depth))
        end = token.range.upperBound
      }
      return String(decoding: lines.bytes, as: UTF8.self)
    } catch {
      return json
    }
  }

  /// A token with escapes for what nobody would see in it.
  private static func shown(_ token: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // Most tokens are printable ASCII, where every byte is seen.
    guard token.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return token }
    return Array(StringText.escapingHidden(String(decoding: token, as: UTF8.self)).utf8)[...]
  }
}
