import GravityPresentation

/// What must hold of every run, and which surprises of some profiles break it.
package struct PropertyTable: Sendable {
  struct Row: Sendable {
    let property: PropertyID
    /// For each profile the quirks that break the property there, in the order of the contract.
    let quirks: [[QuirkKind]]
  }

  /// The profiles' names, fit for a terminal.
  let names: [String]
  let rows: [Row]

  package init(_ profiles: [Profile] = Profile.builtIn) {
    names = profiles.map { TerminalText.sanitized($0.name) }
    rows = PropertyID.allCases.map { property in
      Row(property: property, quirks: profiles.map { property.quirks(under: $0.policy) })
    }
  }
}

extension PropertyID {
  /// The surprises of a profile that break the property.
  func quirks(under policy: PresentationPolicy) -> [QuirkKind] {
    // D8: a system with a back leaves nobody without a way out.
    if self == .wayOut, policy.back != .isMissing { return [] }
    return quirks.intersection(policy.quirks).kinds
  }
}
