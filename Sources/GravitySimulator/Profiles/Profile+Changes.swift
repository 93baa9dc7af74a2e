import GravityPresentation

extension Profile {
  /// This profile under another name, with some switches set otherwise.
  ///
  /// - Parameters:
  ///   - switches: Those that are set otherwise.
  ///   - settings: What they are set to; of no matter for the others.
  func changed(
    name: String, by switches: [PolicySwitch], asIn settings: PresentationPolicy
  ) -> Profile {
    var policy = policy
    for policySwitch in switches { policySwitch.copy(from: settings, to: &policy) }
    let counted = policy.quirks.union(QuirkSet(rules: changedRules(by: switches, in: policy)))
    policy.quirks = QuirkSet(kinds: counted.kinds.filter { $0.canHappen(under: policy) })
    return Profile(name: name, policy: policy)
  }

  /// The rules that surprise by the changes: those of the switches that are not set as `ideal` has them.
  private func changedRules(by switches: [PolicySwitch], in policy: PresentationPolicy) -> [QuirkID] {
    switches.filter { $0.value(in: policy) != $0.value(in: .ideal) }
      .flatMap(\.rules).compactMap { QuirkID(rawValue: $0) }
  }
}
