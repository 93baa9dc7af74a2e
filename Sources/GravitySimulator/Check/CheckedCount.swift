/// How often a callback is made, or how many urls of a type are hit.
struct CheckedCount: Encodable, Hashable {
  /// The callback's name, or the type of the urls' entry.
  let name: String
  var count: Int
}

extension [CheckedCount] {
  init(_ counts: [MapCount]) {
    self = counts.map { CheckedCount(name: MapText.shown($0.word), count: $0.count) }
  }

  /// Adds to what the name has already; a new name comes last.
  mutating func add(_ name: String) {
    if let place = firstIndex(where: { $0.name == name }) {
      self[place].count += 1
    } else {
      append(CheckedCount(name: name, count: 1))
    }
  }
}
