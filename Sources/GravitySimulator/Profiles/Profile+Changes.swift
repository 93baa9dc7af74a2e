import GravityPresentation

extension Profile {
  /// This profile under another name, with some switches set otherwise.
  ///
  /// - Parameter changes: words that the parser has checked.
  func changed(name: String, by changes: [(policySwitch: PolicySwitch, word: String)]) -> Profile {
    var policy = policy
    for change in changes where !change.policySwitch.set(change.word, in: &policy) {
      assertionFailure("\(change.policySwitch.name) takes no \(change.word)")
    }
    let counted = policy.quirks.union(
      QuirkSet(rules: changedRules(by: changes.map(\.policySwitch), in: policy)))
    policy.quirks = QuirkSet(kinds: counted.kinds.filter { $0.canHappen(under: policy) })
    return Profile(name: name, policy: policy)
  }

  /// The rules that surprise by the changes: those of the switches that are not set as `ideal` has them.
  private func changedRules(by switches: [PolicySwitch], in policy: PresentationPolicy) -> [QuirkID] {
    switches.filter { $0.value(in: policy) != $0.value(in: .ideal) }
      .flatMap(\.rules).compactMap { QuirkID(rawValue: $0) }
  }
}
