/// Names of members, to be found by their bytes.
struct MemberNames: Sendable {
  /// By their lengths, each with its place among the names.
  private let names: [[(bytes: [UInt8], place: Int)]]

  init(_ names: [String]) {
    let spellings = names.map { Array($0.utf8) }
    let longest = spellings.map(\.count).max() ?? 0
    var byLength: [[(bytes: [UInt8], place: Int)]] = Array(repeating: [], count: longest + 1)
    for (place, bytes) in spellings.enumerated() { byLength[bytes.count].append((bytes, place)) }
    self.names = byLength
  }

  /// - Parameter bytes: Those of a key, without its quotes.
  func place(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard bytes.count < names.count else { return nil }
    let start = bytes.startIndex
    for name in names[bytes.count] {
      if name.bytes.indices.allSatisfy({ name.bytes[$0] == bytes[start + $0] }) { return name.place }
    }
    return nil
  }
}
