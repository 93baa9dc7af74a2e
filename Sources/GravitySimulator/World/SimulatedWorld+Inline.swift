import GravityPresentation

/// Inline components on the app's screens (N1, N2).
extension SimulatedWorld {
  mutating func endLoad(of component: InlineID, _ outcome: LoadOutcome) {}

  mutating func updateInline(_ id: InlineID, to content: ContentID) {}

  func name(of id: InlineID) -> String { "an inline component" }
}
