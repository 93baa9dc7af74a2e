/// The canonical layout of a JSON value: its own line breaks, one space where a space belongs, and indentation by what
/// is open.
enum JSONLayout {
  /// Each of its members on a line of its own, but what those hold on the same.
  static func spread(_ json: String) -> String {
    let bytes = Array(json.utf8)
    var scanner = JSONScanner(bytes)
    var layout = JSONLines()
    do {
      while let token = try scanner.next() {
        let isMember = token.kind == .key && scanner.depth == 1
        let text = String(decoding: bytes[token.range], as: UTF8.self)
        layout.add(token.kind, StringText.escapingHidden(text), breaks: isMember || scanner.depth == 0)
      }
      return layout.text
    } catch {
      return json
    }
  }

  /// - Parameters:
  ///   - json: A whole value; what is none stays as it is.
  ///   - keepsLines: Whether a line break between two parts stays one; else all is on one line.
  static func text(of json: String, keepsLines: Bool = true) -> String {
    let bytes = Array(json.utf8)
    var scanner = JSONScanner(bytes)
    var layout = JSONLines()
    var end = 0
    do {
      while let token = try scanner.next() {
        let breaks = keepsLines && bytes[end..<token.range.lowerBound].contains(UInt8(ascii: "\n"))
        let text = String(decoding: bytes[token.range], as: UTF8.self)
        layout.add(token.kind, StringText.escapingHidden(text), breaks: breaks)
        end = token.range.upperBound
      }
      return layout.text
    } catch {
      return json
    }
  }
}
