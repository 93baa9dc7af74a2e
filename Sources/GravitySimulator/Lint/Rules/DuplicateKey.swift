extension LintRule {
  static let duplicateKey = LintRule(
    "duplicate-key", .warning, "A key stands twice in one object",
    """
    JSON leaves open which of the two counts. iOS reads the first, many other readers the last, so one payload means \
    two things.
    """,
    rules: ["N5"],
    examples: [
      .content("two steps", #""step": 1, ⟦"step"⟧: 2"#),
      .elements("two texts", #"{"type": "text", "text": "Скидка 15%", ⟦"text"⟧: "Скидка 20%"}"#),
      .elements("three of a kind", #"{"type": "text", "text": "a", ⟦"text"⟧: "b", ⟦"text"⟧: "c"}"#),
      .elements("one of them in escapes", #"{"type": "text", "text": "a", ⟦"te\u0078t"⟧: "b"}"#),
      .content(
        "among many",
        #""a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7, "h": 8, "i": 9, ⟦"c"⟧: 10, "j": 11"#),
      .elements("one key in two objects", #"{"type": "text", "text": "a"}, {"type": "text", "text": "b"}"#),
      .elements("keys that differ in case", #"{"type": "text", "text": "a", "Text": "b"}"#),
    ]
  ) { payload, report in
    let tree = payload.root.tree
    for number in tree.entries.indices where tree.entries[number].kind == .object {
      for member in JSONNode(tree, number).repeatedMembers {
        report.add(
          key: member, "`\(member.key ?? "")` stands twice in this object, and iOS reads the first",
          "delete one of the two")
      }
    }
  }
}

extension JSONNode {
  /// The members of an object whose key stands there before, too.
  fileprivate var repeatedMembers: [JSONNode] {
    var seen: [(hash: UInt64, member: JSONNode)] = []
    for member in children { seen.append((member.keyHash, member)) }
    if seen.count < 2 { return [] }
    // The first in the text stays first, so that the others are the repeated ones.
    seen.sort { ($0.hash, $0.member.number) < ($1.hash, $1.member.number) }
    var repeated: [JSONNode] = []
    for place in seen.indices.dropFirst() where seen[place].hash == seen[place - 1].hash {
      if seen[place].member.key == seen[place - 1].member.key { repeated.append(seen[place].member) }
    }
    return repeated
  }

  /// Equal for equal keys.
  private var keyHash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let quoted = tree.bytes[keyBytes]
    if quoted.contains(UInt8(ascii: "\\")), let key {
      for byte in "\"\(key)\"".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    } else {
      for byte in quoted { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return hash
  }
}
