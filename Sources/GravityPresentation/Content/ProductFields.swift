import GravityActions

/// JSON of any shape, as long as it is an object.
struct ProductFields: JSONReadable {
  let value: JSONValue

  static func read(from decoder: any Decoder) throws -> ProductFields {
    _ = try decoder.object(keyedBy: JSONKey.self)
    return ProductFields(value: try JSONValue(from: decoder))
  }
}
