/// What a part of a response is called, put into words only where something is wrong with it.
struct ShapeSubject: Sendable {
  private let name: String
  private let isKey: Bool
  /// How deep in lists it is.
  private var depth = 0

  static let response = ShapeSubject(name: "the response", isKey: false)
  static let numberInItem = ShapeSubject(name: "a number in `item`", isKey: false)

  /// The value of a member.
  static func member(_ key: String) -> ShapeSubject { ShapeSubject(name: key, isKey: true) }

  /// An entry of it, where it is a list.
  var entry: ShapeSubject {
    var entry = self
    entry.depth += 1
    return entry
  }

  /// Such as ``an entry of `elements` ``.
  var text: String {
    String(repeating: "an entry of ", count: depth) + (isKey ? "`\(name)`" : name)
  }
}
