import GravityPresentation

extension ComparedSwitch {
  /// Every switch of a policy.
  static let all: [ComparedSwitch] = [
    ComparedSwitch(
      name: "afterPresentation", rules: ["P11"], value: { "\($0.afterPresentation)" },
      copy: { $1.afterPresentation = $0.afterPresentation })
  ]
}
