extension LintRule {
  /// Every rule about payloads, by id.
  public static let all = [
    clickIgnored,
    deeplinkWithoutScheme,
    eventMissing,
    eventTwice,
    eventUnused,
    eventWithoutURLs,
    hookAction,
    missingParameter,
    noElements,
    productsGrid,
    productsImplicitRow,
    productsLayout,
    productsMissing,
    slotWithoutEvents,
    slotWithoutSKU,
    snackbarUndrawn,
    trackingInsecure,
    trackingMalformed,
    unknownAction,
    unknownAllow,
    unusedAllow,
    urlDangerous,
    urlInsecure,
    urlWithoutScheme,
    urlWithSpaces,
  ].sorted { $0.id < $1.id }

  /// The rule of this name, if there is one.
  static func named(_ id: String) -> LintRule? { all.first { $0.id == id } }
}
