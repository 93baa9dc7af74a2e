/// The JSON object that a call of the SDK is given as.
///
/// What leaves the rest of it readable is collected in `errors`.
struct CallJSON {
  let text: String
  var errors: [ScenarioError] = []
  private let bytes: [UInt8]
  private let span: SourceSpan

  init(_ text: String, at span: SourceSpan) throws(ScenarioError) {
    self.text = text
    self.span = span
    bytes = Array(text.utf8)
    try Self.check(text, at: span)
    guard bytes.first == UInt8(ascii: "{") else {
      throw ScenarioError("a JSON object belongs here, in braces", at: span)
    }
  }

  /// The object's members; those with a name that is unknown or was there already are left out.
  mutating func members(_ names: [String]) throws(ScenarioError) -> [JSONParts.Part] {
    known(try parts(of: text, at: 0), names)
  }

  /// The members of an object in it; nil where the part is none.
  mutating func members(
    of part: JSONParts.Part, _ what: String, _ names: [String]
  ) throws(ScenarioError) -> [JSONParts.Part]? {
    guard let members = try object(part, what) else { return nil }
    return known(members, names)
  }

  /// The members of an object that takes any name.
  mutating func object(
    _ part: JSONParts.Part, _ what: String
  ) throws(ScenarioError) -> [JSONParts.Part]? {
    guard part.json.hasPrefix("{") else {
      report(part, "\(what) must be an object")
      return nil
    }
    return try parts(of: part.json, at: part.offset)
  }

  mutating func array(_ part: JSONParts.Part, _ what: String) throws(ScenarioError) -> [JSONParts.Part]? {
    guard part.json.hasPrefix("[") else {
      report(part, what)
      return nil
    }
    return try parts(of: part.json, at: part.offset)
  }

  mutating func string(_ part: JSONParts.Part) -> String? {
    string(part, "\(Quoted(part.key ?? "")) must be a string")
  }

  mutating func flag(_ part: JSONParts.Part) -> Bool? {
    switch part.json {
    case "true": return true
    case "false": return false
    default:
      report(part, "\(Quoted(part.key ?? "")) must be true or false")
      return nil
    }
  }

  mutating func strings(_ part: JSONParts.Part) throws(ScenarioError) -> [String] {
    let what = "\(Quoted(part.key ?? "")) must be an array of strings"
    guard let items = try array(part, what) else { return [] }
    var strings: [String] = []
    for item in items {
      guard let string = string(item, what) else { break }
      strings.append(string)
    }
    return strings
  }

  /// An object whose members are strings, of which only that is checked.
  mutating func checkStrings(in part: JSONParts.Part) throws(ScenarioError) {
    guard let members = try object(part, "\(Quoted(part.key ?? ""))") else { return }
    for member in members { _ = string(member) }
  }

  /// Collects an error about a value.
  mutating func report(_ part: JSONParts.Part, _ message: String) {
    let length = part.json.contains("\n") ? 1 : part.json.unicodeScalars.count
    errors.append(ScenarioError(message, at: place(part.offset, length)))
  }

  func missing(_ name: String, in what: String, at offset: Int) -> ScenarioError {
    ScenarioError("\(Quoted(name)) is missing in this \(what)", at: place(offset, 1))
  }

  private mutating func string(_ part: JSONParts.Part, _ message: String) -> String? {
    guard part.json.utf8.first == UInt8(ascii: "\"") else {
      report(part, message)
      return nil
    }
    return JSONText.unescape(Array(part.json.utf8)[...])
  }

  private mutating func known(_ parts: [JSONParts.Part], _ names: [String]) -> [JSONParts.Part] {
    var seen: Set<String> = []
    return parts.filter { part in
      let name = Located(part.key ?? "", at: keyPlace(part))
      guard names.contains(name.value) else {
        var error = ScenarioError(unknown: "member", name, among: names)
        error.notes.append("valid: " + names.joined(separator: ", "))
        errors.append(error)
        return false
      }
      guard seen.insert(name.value).inserted else {
        errors.append(ScenarioError("\(Quoted(name.value)) is given twice", at: name.span))
        return false
      }
      return true
    }
  }

  private func parts(of json: String, at offset: Int) throws(ScenarioError) -> [JSONParts.Part] {
    do {
      return try JSONParts.parts(of: Array(json.utf8), at: offset)
    } catch {
      throw ScenarioError(
        "this is not JSON: \(error.problem.sentence)", at: place(offset + error.offset, 1))
    }
  }

  private func keyPlace(_ part: JSONParts.Part) -> SourceSpan {
    // With its quotes; an escape in it makes the caret line too short by what the escape takes.
    place(part.keyOffset, (part.key?.unicodeScalars.count ?? 0) + 2)
  }

  private func place(_ offset: Int, _ length: Int) -> SourceSpan {
    let start = Self.place(offset, bytes, span)
    return SourceSpan(line: start.line, column: start.column, length: length, part: start.part)
  }
}
