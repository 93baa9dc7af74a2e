/// A value of a JSON text, and its place there.
struct JSONNode: Sendable {
  enum Kind: UInt8, Sendable {
    case null, boolean, number, string, array, object

    init(_ token: JSONToken.Kind, first: UInt8) {
      switch (token, first) {
      case (.beginObject, _): self = .object
      case (.beginArray, _): self = .array
      case (_, UInt8(ascii: "\"")): self = .string
      case (_, UInt8(ascii: "t")), (_, UInt8(ascii: "f")): self = .boolean
      case (_, UInt8(ascii: "n")): self = .null
      default: self = .number
      }
    }
  }

  let tree: JSONTree
  let number: Int

  init(_ tree: JSONTree, _ number: Int) {
    self.tree = tree
    self.number = number
  }

  private var entry: JSONTree.Entry { tree.entries[number] }

  var kind: Kind { entry.kind }
  var isNull: Bool { kind == .null }

  /// The value's bytes in the text.
  var bytes: Range<Int> { Int(entry.bytes.lowerBound)..<Int(entry.bytes.upperBound) }

  /// The bytes of the member's key with its quotes; those of the value where it is no member.
  var keyBytes: Range<Int> {
    entry.key.isEmpty ? bytes : Int(entry.key.lowerBound)..<Int(entry.key.upperBound)
  }

  /// The member's key; nil for what is no member.
  var key: String? { entry.key.isEmpty ? nil : JSONText.unescape(tree.bytes[keyBytes]) }

  /// The elements of an array, or the members of an object, in the order of the text.
  var children: JSONChildren { JSONChildren(of: self, until: Int(entry.next)) }

  /// The elements of an array; none of anything else.
  var elements: JSONChildren { kind == .array ? children : JSONChildren(of: self, until: number) }

  /// The elements of the array that the key leads to; none where it leads to anything else.
  func list(_ key: String) -> [JSONNode] { self[key].map { Array($0.elements) } ?? [] }

  /// The members of an object; none of anything else.
  var members: JSONChildren { kind == .object ? children : JSONChildren(of: self, until: number) }

  /// The first member with the key, which is the one that counts; nil for one that is null or missing.
  subscript(key: String) -> JSONNode? {
    guard let found = member(key), !found.isNull else { return nil }
    return found
  }

  /// The first member with the key, null or not.
  func member(_ key: String) -> JSONNode? {
    guard kind == .object else { return nil }
    return tree.member(key, of: number).map { JSONNode(tree, $0) }
  }

  /// The text of a string; nil for anything else.
  var string: String? { kind == .string ? JSONText.unescape(tree.bytes[bytes]) : nil }

  /// The value as it is written.
  var source: String { String(decoding: tree.bytes[bytes], as: UTF8.self) }

  var boolean: Bool? { kind == .boolean ? tree.bytes[bytes.lowerBound] == UInt8(ascii: "t") : nil }

  /// A number; nil for anything else.
  var double: Double? { kind == .number ? Double(source) : nil }

  /// A number without a fraction.
  var integer: Int? { double.flatMap { Int(exactly: $0) } }
}
