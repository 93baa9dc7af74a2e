/// The rules that a file allows: what they find in it is not told.
struct LintAllowances: Sendable {
  /// The member of a payload that lists them.
  static let key = "lintAllow"

  private static let proposalLimit = 20

  private(set) var entries: [LintAllowance] = []
  /// What is found in the list itself.
  private var mistakes = LintReport(.unknownAllow)

  /// Those of a payload: `"lintAllow": ["rule-id"]` in the response itself.
  init(of root: JSONNode) {
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

  init() {}

  /// Takes a word that should be a rule's name.
  mutating func add(_ name: String, at bytes: Range<Int>) {
    if ListedRule.named(name) != nil {
      entries.append(LintAllowance(rule: name, bytes: bytes))
      return
    }
    // A near name takes a look at every rule; a few help, thousands would only take time.
    let isProposing = mistakes.findings.count < Self.proposalLimit
    let near = isProposing ? NearestName.of(name, among: ListedRule.ids) : nil
    addMistake(
      at: bytes, "no rule is called \(Quoted(name)), so nothing is allowed",
      (near.map { "did you mean `\($0)`? " } ?? "") + "write a name that `gravity-sim lint --rules` lists")
  }

  mutating func addMistake(at bytes: Range<Int>, _ message: String, _ advice: String) {
    mistakes.add(bytes, message, advice)
  }

  func allows(_ rule: String) -> Bool { entries.contains { $0.rule == rule } }

  /// The findings that are left, with those about the allowances themselves.
  ///
  /// - Parameter active: Whether a rule was looked for at all.
  func applied(to findings: [LintFinding], active: (String) -> Bool) -> [LintFinding] {
    guard !isEmpty else { return findings }
    let own = remarks(whereFound: Set(findings.map(\.rule)), active: active)
    return (findings + own).filter { !allows($0.rule) }
  }

  var isEmpty: Bool { entries.isEmpty && mistakes.findings.isEmpty }

  /// What is wrong with the allowances themselves.
  ///
  /// - Parameter found: The rules that have found something in the file.
  func remarks(whereFound found: Set<String>, active: (String) -> Bool) -> [LintFinding] {
    let own = [LintRule.unknownAllow.id, LintRule.unusedAllow.id]
    var unused = LintReport(.unusedAllow)
    for entry in entries where !found.contains(entry.rule) && !own.contains(entry.rule) {
      guard active(entry.rule) else { continue }
      unused.add(
        entry.bytes, "`\(entry.rule)` is allowed and finds nothing here", "take it off the list")
    }
    return mistakes.findings + unused.findings
  }
}
