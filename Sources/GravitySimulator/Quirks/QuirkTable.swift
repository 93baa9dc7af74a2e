import GravityPresentation

/// The surprises of some profiles: a row for each kind, in the order of the contract.
struct QuirkTable {
  struct Row {
    let kind: QuirkKind
    /// The profiles that have it, in the order in which they were given.
    let profiles: [String]
  }

  /// The profiles' names, fit for a terminal.
  let names: [String]
  let rows: [Row]

  init(_ profiles: [Profile]) {
    let named = profiles.map { (name: TerminalText.sanitized($0.name), quirks: $0.policy.quirks) }
    names = named.map(\.name)
    rows = QuirkKind.allCases.compactMap { kind in
      let owners = named.filter { $0.quirks.contains(kind) }.map(\.name)
      return owners.isEmpty ? nil : Row(kind: kind, profiles: owners)
    }
  }
}
