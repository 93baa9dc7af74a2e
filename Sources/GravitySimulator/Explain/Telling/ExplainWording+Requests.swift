import GravityPresentation

extension ExplainWording {
  /// What came of a request for content outside a trigger.
  static func answer(to request: LoadTrail, in world: SimulatedWorld) -> String {
    guard let (time, outcome) = request.outcome else { return "not answered until the end of the run" }
    return "\(Wording.text(of: outcome, in: world)), at \(TimeText.seconds(time))"
  }
}
