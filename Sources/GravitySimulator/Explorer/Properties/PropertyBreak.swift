import GravityPresentation

/// A property that did not hold, and the quirk that it is known by, where it is one.
struct PropertyBreak: Hashable, Sendable {
  let property: PropertyID
  /// The quirk that was told with what broke the property (contract §0).
  let quirk: QuirkKind?
}
