/// What the app can report of a product by hand (C1, E6, E8).
public enum ProductEngagement: Hashable, Sendable, CaseIterable {
  case click
  case visibleImpression

  /// The type of the slot's `events` entry whose urls it hits.
  package var wireName: String {
    switch self {
    case .click: "click"
    case .visibleImpression: "visible_impression"
    }
  }
}
