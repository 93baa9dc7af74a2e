/// An explanation for a program: the schema `gravity-sim/explain/1`.
struct ExplanationJSON: Encodable {
  static let schema = "gravity-sim/explain/1"

  let explanation: Explanation

  private enum Key: String, CodingKey {
    case schema
  }

  func encode(to encoder: any Encoder) throws {
    try explanation.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.schema, forKey: .schema)
  }

  /// The text, ended by a line break.
  func text() throws -> String { try SchemaText.text(of: self) }
}
