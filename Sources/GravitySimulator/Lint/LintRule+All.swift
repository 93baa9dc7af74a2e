extension LintRule {
  /// Every rule about payloads, by id.
  public static let all = [
    clickIgnored,
    deeplinkWithoutScheme,
    delay,
    duplicateID,
    emptyText,
    eventMissing,
    eventTwice,
    eventUnused,
    eventWithoutURLs,
    hookAction,
    lowContrast,
    missingParameter,
    noElements,
    placeholder,
    productsGrid,
    productsImplicitRow,
    productsLayout,
    productsMissing,
    slotWithoutEvents,
    slotWithoutSKU,
    smallTarget,
    smallText,
    snackbarUndrawn,
    trackingInsecure,
    trackingMalformed,
    unknownAction,
    unknownAllow,
    unreadableColor,
    unusedAllow,
    urlDangerous,
    urlInsecure,
    urlWithoutScheme,
    urlWithSpaces,
  ].sorted { $0.id < $1.id }

  /// The rule of this name, if there is one.
  static func named(_ id: String) -> LintRule? { all.first { $0.id == id } }
}
