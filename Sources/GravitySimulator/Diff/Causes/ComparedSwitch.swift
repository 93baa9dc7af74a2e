import GravityPresentation

/// One switch of a policy, as a search for causes needs it.
struct ComparedSwitch: Sendable {
  let name: String
  /// The rules of the contract that the switch is about.
  let rules: [String]
  let value: @Sendable (PresentationPolicy) -> String
  let copy: @Sendable (_ source: PresentationPolicy, _ target: inout PresentationPolicy) -> Void

  /// Whether two policies have the switch alike.
  func agrees(_ one: PresentationPolicy, _ other: PresentationPolicy) -> Bool {
    var copied = one
    copy(other, &copied)
    return copied == one
  }
}
