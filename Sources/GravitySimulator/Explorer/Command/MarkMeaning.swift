import GravityPresentation

/// What a mark of an exploration stands for.
enum MarkMeaning: Hashable {
  case broken(PropertyBreak)
  /// A property of the scenario's own, by its number.
  case brokenOwn(Int)
  case presented(ContentID)
  case quirk(QuirkKind)
  /// The place of the reason is that in ``VerdictReasons``.
  case verdict(campaign: String, reason: Int)
  case phase(PhaseChange)
  case touch(ContentID, TouchTable.Touch)
}
