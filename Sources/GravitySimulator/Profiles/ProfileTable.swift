import GravityPresentation

/// The switches of several profiles: a row for each switch, a column for each profile.
struct ProfileTable {
  struct Section {
    let title: String
    let rows: [Row]
  }

  struct Row {
    let policySwitch: PolicySwitch
    /// In the order of the profiles.
    let values: [String]
  }

  /// The profiles' names, fit for a terminal.
  let names: [String]
  let sections: [Section]

  init(_ profiles: [Profile]) {
    names = profiles.map { TerminalText.sanitized($0.name) }
    sections = PolicyTopic.allCases.map { topic in
      let rows = topic.switches.map { policySwitch in
        Row(policySwitch: policySwitch, values: profiles.map { policySwitch.value(in: $0.policy) })
      }
      return Section(title: topic.title, rows: rows)
    }
  }
}
