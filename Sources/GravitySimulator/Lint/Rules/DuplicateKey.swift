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
      for member in tree.repeatedMembers(of: number) {
        report.add(
          key: member, "`\(member.key ?? "")` stands twice in this object, and iOS reads the first",
          "delete one of the two")
      }
    }
  }
}
