import GravityPresentation

/// What one SDK makes of a payload.
struct CheckedSide {
  let profile: Profile
  /// Nil where the profile reads nothing that could be shown.
  let map: CheckedMap?
  let showing: CheckedShowing

  init(_ document: PayloadDocument, _ payloads: DecodedPayloads, under profile: Profile) throws(DiffProblem) {
    self.profile = profile
    map = try CheckedMap(document, payloads, under: profile)
    do {
      let showing = try CheckedRun(document, payloads, under: profile, map).showing()
      let isInline = map?.map.contents.contains(where: \.isInline) ?? false
      guard showing.manner == .nothing, isInline else {
        self.showing = showing
        return
      }
      self.showing = try CheckedRun(document, payloads, under: profile, map, isMounted: true).showing(.inline)
    } catch {
      throw .bug("\(error) (\(profile.name))", in: document.origin.file)
    }
  }

  var name: String { TerminalText.sanitized(profile.name) }
}
