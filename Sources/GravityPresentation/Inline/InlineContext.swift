/// What a component meets when something happens to it.
struct InlineContext {
  let environment: PresentationEnvironment
  let now: Instant

  var policy: PresentationPolicy { environment.policy }
  var catalog: Catalog { environment.catalog }

  /// A surprise, as far as the profile counts it (contract §0).
  func quirk(_ kind: QuirkKind, _ content: ContentID, _ emit: (InlineEffect) -> Void) {
    if policy.quirks.contains(kind) { emit(.quirk(Quirk(kind, .content(content)))) }
  }
}
