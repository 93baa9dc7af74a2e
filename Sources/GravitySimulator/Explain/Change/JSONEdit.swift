import GravityPresentation

/// One change inside a JSON text.
enum JSONEdit: Hashable, Sendable {
  /// Sets a key of the first content of that id; the value is a JSON text.
  case content(id: String, key: String, json: String)
  /// Sets a key of the variables of the first content of that id.
  case variables(id: String, key: String, json: String)
  /// Sets a key of the first campaign of that id in a list.
  case listed(id: String, key: String, json: String)
  /// Sets the value at a path.
  case value(path: [PathComponent], json: String)
}
