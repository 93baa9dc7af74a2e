import GravityActions
import GravityPresentation
import Testing

@Suite("JSON of any shape")
struct ContentJSONValueTests {
  static let values: [(text: String, value: JSONValue)] = [
    ("null", .null), ("true", .boolean(true)), ("1", .integer(1)), ("1.0", .integer(1)),
    ("1.5", .number(1.5)),
    ("0", .integer(0)), ("-9223372036854775808", .integer(.min)), ("9223372036854775808", .number(0x1p63)),
    (#""Диван""#, .string("Диван")), (#""1""#, .string("1")), (#""""#, .string("")),
    ("[]", .array([])), ("[null, [false]]", .array([.null, .array([.boolean(false)])])), ("{}", .object([])),
  ]

  @Test("N5: a product's fields are of any kind", arguments: values)
  func kinds(text: String, value: JSONValue) throws {
    let slot = try ContentSamples.read(
      Slot.self, #"{"item": {"field": \#(text)}, "fallback": false, "strId": "s"}"#)
    #expect(slot.item["field"] == value)
    #expect(slot.item["Field"] == nil)
  }

  @Test("N5: members are in the order of their keys, whatever the order they came in")
  func order() throws {
    let read = try ContentSamples.read(JSONValue.self, #"{"sku": "1", "brand": "Ы", "price": 2}"#)
    let expected = JSONValue.object([
      JSONMember(key: "brand", value: .string("Ы")), JSONMember(key: "price", value: .integer(2)),
      JSONMember(key: "sku", value: .string("1")),
    ])
    #expect(read == expected)
  }

  @Test("N5: of members with one key the first is kept")
  func duplicates() throws {
    let expected = JSONValue.object([
      JSONMember(key: "a", value: .integer(1)), JSONMember(key: "b", value: .null),
    ])
    let sorted = JSONValue.object(sorting: [
      JSONMember(key: "b", value: .null), JSONMember(key: "a", value: .integer(1)),
      JSONMember(key: "a", value: .integer(2)),
    ])
    #expect(sorted == expected)
    #expect(try ContentSamples.read(JSONValue.self, #"{"a": 1, "b": null, "a": 2}"#) == expected)
  }

  @Test("N5: a value that no type can hold is a fault with its path, never a trap")
  func faults() throws {
    let number = try #require(throws: DecodingFault.self) {
      try ContentSamples.read(JSONValue.self, #"{"a": [0, -1e400]}"#)
    }
    #expect(number == DecodingFault(path: [.key("a"), .index(1)], problem: .numberOutOfRange))
    let text = try #require(throws: DecodingFault.self) {
      try ContentSamples.read(JSONValue.self, #"{"a": "\ud800"}"#)
    }
    #expect(text == DecodingFault(path: [.key("a")], problem: .unreadable))
    let key = try #require(throws: DecodingFault.self) {
      try ContentSamples.read(JSONValue.self, #"{"a": {"\ud800": 1}}"#)
    }
    #expect(key == DecodingFault(path: [.key("a")], problem: .unreadable))
  }
}
