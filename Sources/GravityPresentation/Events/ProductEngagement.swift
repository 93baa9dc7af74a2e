/// What an app reports of a product card of its own (E5, E6).
public enum ProductEngagement: Hashable, Sendable, CaseIterable {
  case click
  case visibleImpression
}
