import GravityPresentation

/// The words of the properties that hold of every run.
extension PropertyWording {
  /// What the property says, in one sentence.
  static func sentence(of property: PropertyID) -> String {
    switch property {
    case .lockHolds: "nothing automatic is presented under the lock"
    case .oneModal: "at most one content of a modal kind is presented from one trigger"
    case .reportsInOrder:
      "a presentation reports its impression, then its visible impression, then its close, and each as often as promised"
    case .oneClose: "each session that ended has reported exactly one close"
    case .goneIsGone: "nothing happens for a presentation that is gone"
    case .activeHost: "a trigger presents only on an active host"
    case .promptOnce:
      "the push prompt comes up only while the permission is undecided, and the settings open only where no prompt did"
    case .wayOut: "the user alone can leave every presentation"
    case .tapsCount: "a tap on what can be tapped has some effect"
    case .waitsEnd: "whatever is waited for can end"
    case .withinCapacity: "nothing is turned away for want of room"
    }
  }

  static func broken(_ property: PropertyID, at time: Instant) -> String {
    "\(property.rawValue) does not hold at \(TimeText.seconds(time))"
  }

  /// What a broken property says, and the quirk it is known by.
  static func reasons(_ property: PropertyID, _ quirk: QuirkKind?) -> [String] {
    var reasons = [
      sentence(of: property),
      "by the rules " + property.rules.joined(separator: ", "),
    ]
    if let quirk { reasons.append("a known quirk, \(quirk.rule.rawValue): \(Wording.sentence(of: quirk))") }
    return reasons
  }

  /// Why an expectation cannot ask for the property.
  static let wayOutIsExplored =
    "a run does not try what else the user could do; `gravity-sim explore` looks for ways out"
}
