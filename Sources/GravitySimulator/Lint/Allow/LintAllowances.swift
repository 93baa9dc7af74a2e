/// The rules that a file allows: what they find in it is not told.
struct LintAllowances: Sendable {
  /// The member of a payload that lists them.
  static let key = "lintAllow"

  private static let proposalLimit = 20

  private(set) var entries: [LintAllowance] = []
  /// The rules that are allowed in the whole file, and those that are on single lines: findings and entries may be many.
  private var everywhere: Set<String> = []
  private var onLines: [Int: Set<String>] = [:]
  /// Rules that are told all the same.
  private let denied: Set<String>
  /// What is found in the list itself.
  private var mistakes = LintReport(.unknownAllow)

  /// Those of a payload: `"lintAllow": ["rule-id"]` in the response itself.
  ///
  /// - Parameter denied: Rules that the payload may not allow.
  init(of root: JSONNode, but denied: Set<String> = []) {
    self.denied = denied
    addMisplaced(in: root)
    guard let list = root[Self.key] else { return }
    guard list.kind == .array else {
      mistakes.add(
        list, "`\(Self.key)` is no list, so it allows nothing",
        "write the rules to allow in brackets, as in `[\"no-elements\"]`")
      return
    }
    for node in list.elements {
      if let name = node.string {
        add(name, at: node.bytes)
      } else {
        mistakes.add(
          node, "an entry of `\(Self.key)` is no text, so it allows nothing",
          "write the name of a rule in quotes; `gravity-sim lint --rules` lists them")
      }
    }
  }

  init(but denied: Set<String> = []) {
    self.denied = denied
  }

  /// Lists that stand elsewhere than beside `data`, and keys that are nearly right.
  private mutating func addMisplaced(in root: JSONNode) {
    let tree = root.tree
    // The next value that stands directly in the response.
    var beside = 1
    for number in tree.entries.indices.dropFirst() {
      let isBeside = number == beside
      if isBeside { beside = Int(tree.entries[number].next) }
      guard tree.entries[number].key.count == Self.key.utf8.count + 2 else { continue }
      let node = JSONNode(tree, number)
      guard let key = node.key, key.lowercased() == Self.key.lowercased() else { continue }
      if key == Self.key, isBeside { continue }
      addMistake(
        at: node.keyBytes,
        isBeside
          ? "`\(key)` is not how the list is called, so it allows nothing"
          : "`\(key)` stands inside of something, where it allows nothing",
        isBeside ? "write `\(Self.key)`" : "put `\(Self.key)` beside `data`, at the end of the response")
    }
  }

  /// Takes a word that should be a rule's name.
  ///
  /// - Parameter lines: The lines that it is about; nil for the whole file.
  mutating func add(_ name: String, at bytes: Range<Int>, lines: ClosedRange<Int>? = nil) {
    if ListedRule.named(name) != nil {
      entries.append(LintAllowance(rule: name, bytes: bytes, lines: lines))
      allow(name, on: lines)
      return
    }
    // A near name takes a look at every rule; a few help, thousands would only take time.
    let isProposing = mistakes.findings.count < Self.proposalLimit
    let near = isProposing ? NearestName.of(name, among: ListedRule.ids) : nil
    addMistake(
      at: bytes, "no rule is called \(Quoted(name)), so nothing is allowed",
      (near.map { "did you mean `\($0)`? " } ?? "") + "write a name that `gravity-sim lint --rules` lists")
  }

  private mutating func allow(_ rule: String, on lines: ClosedRange<Int>?) {
    guard let lines else {
      everywhere.insert(rule)
      return
    }
    // One statement ends on a line, so what is known there is known for all of the statement.
    guard onLines[lines.upperBound]?.contains(rule) != true else { return }
    for line in lines { onLines[line, default: []].insert(rule) }
  }

  mutating func addMistake(at bytes: Range<Int>, _ message: String, _ advice: String) {
    mistakes.add(bytes, message, advice)
  }

  /// Whether what the rule finds is allowed, wherever it stands.
  func allows(_ rule: String) -> Bool {
    !denied.contains(rule) && everywhere.contains(rule)
  }

  func allows(_ rule: String, at line: Int) -> Bool {
    !denied.contains(rule) && (everywhere.contains(rule) || onLines[line]?.contains(rule) == true)
  }

  /// The findings that are left, with those about the allowances themselves.
  ///
  /// - Parameter active: Whether a rule was looked for at all.
  func applied(to findings: [LintFinding], active: (String) -> Bool) -> [LintFinding] {
    guard !isEmpty else { return findings }
    let found = Set(findings.map(\.rule))
    let own = remarks(where: { found.contains($0.rule) }, active: active)
    return (findings + own).filter { !allows($0.rule) }
  }

  var isEmpty: Bool { entries.isEmpty && mistakes.findings.isEmpty }

  /// What is wrong with the allowances themselves.
  ///
  /// - Parameters:
  ///   - hasFound: Whether an allowance is about something that was found.
  ///   - active: Whether a rule was looked for at all.
  func remarks(
    where hasFound: (LintAllowance) -> Bool, active: (String) -> Bool
  ) -> [LintFinding] {
    let own = [LintRule.unknownAllow.id, LintRule.unusedAllow.id]
    let lookedFor = Set(entries.lazy.map(\.rule)).subtracting(own).filter(active)
    var unused = LintReport(.unusedAllow)
    for entry in entries where lookedFor.contains(entry.rule) && !hasFound(entry) {
      unused.add(
        entry.bytes, "`\(entry.rule)` is allowed and finds nothing here", "take it off the list")
    }
    return mistakes.findings + unused.findings
  }
}
