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
    return Profile(name: name, policy: policy)
  }
}
