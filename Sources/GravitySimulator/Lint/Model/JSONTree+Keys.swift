extension JSONTree {
  /// The members of an object whose key stands there before, too, in the order of the text.
  func repeatedMembers(of object: Int) -> [JSONNode] {
    bytes.withUnsafeBufferPointer { bytes in
      var repeated: [JSONNode] = []
      var count = 0
      forEachMember(of: object) { member in
        count += 1
        // Few members are compared with each other, which is cheaper than to make a text of each key.
        if count <= Self.mostCompared, isRepeated(member, in: object, bytes) {
          repeated.append(JSONNode(self, member))
        }
      }
      return count > Self.mostCompared ? repeatedMembers(ofLarge: object) : repeated
    }
  }

  private static let mostCompared = 24

  private func forEachMember(of object: Int, _ body: (Int) -> Void) {
    var next = object + 1
    let end = Int(entries[object].next)
    while next < end {
      body(next)
      next = Int(entries[next].next)
    }
  }

  /// The members of an object with other keys than these.
  func members(of object: Int, besides keys: MemberNames) -> [JSONNode] {
    guard entries[object].kind == .object else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      var others: [JSONNode] = []
      forEachMember(of: object) { member in
        if place(of: entries[member], among: keys, bytes) == nil { others.append(JSONNode(self, member)) }
      }
      return others
    }
  }

  /// Which of the keys a member has; nil for none of them, and for one that is written in escapes.
  func place(ofKeyOf member: Int, among keys: MemberNames) -> Int? {
    bytes.withUnsafeBufferPointer { place(of: entries[member], among: keys, $0) }
  }

  private func place(
    of entry: Entry, among keys: MemberNames, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    entry.key.isEmpty
      ? nil : keys.place(of: bytes[(Int(entry.key.lowerBound) + 1)..<(Int(entry.key.upperBound) - 1)])
  }

  private func isRepeated(_ member: Int, in object: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var next = object + 1
    while next < member {
      if hasSameKey(entries[next], entries[member], bytes) { return true }
      next = Int(entries[next].next)
    }
    return false
  }

  private func hasSameKey(_ left: Entry, _ right: Entry, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if left.hasEscapedKey || right.hasEscapedKey { return key(of: left) == key(of: right) }
    guard left.key.count == right.key.count else { return false }
    for offset in 0..<left.key.count {
      guard bytes[Int(left.key.lowerBound) + offset] == bytes[Int(right.key.lowerBound) + offset] else {
        return false
      }
    }
    return true
  }

  private func key(of entry: Entry) -> [UInt8] {
    Array(JSONText.unescape(bytes[Int(entry.key.lowerBound)..<Int(entry.key.upperBound)]).utf8)
  }

  private func repeatedMembers(ofLarge object: Int) -> [JSONNode] {
    var seen: Set<[UInt8]> = []
    var repeated: [JSONNode] = []
    forEachMember(of: object) { member in
      if !seen.insert(key(of: entries[member])).inserted { repeated.append(JSONNode(self, member)) }
    }
    return repeated
  }
}
