import GravityActions
import GravityPresentation

extension JSONValue {
  /// Reads a JSON text, without Foundation's detour.
  ///
  /// - Throws: where the text is no JSON.
  init(text: String) throws(JSONSyntaxError) {
    var reader = JSONValueReader(Array(text.utf8))
    self = try reader.value()
  }

  /// A text that was found to be JSON before; nil would be a bug.
  init?(checked text: String) {
    do {
      self = try JSONValue(text: text)
    } catch {
      return nil
    }
  }
}
