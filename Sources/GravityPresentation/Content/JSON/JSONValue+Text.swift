import GravityActions

extension JSONValue {
  /// The value as JSON, without spaces.
  package var text: String {
    var json = JSONWriter()
    json.value(self)
    return json.text
  }
}
