extension ContentRecord {
  /// Keeps the place of a content that is about to be compiled.
  static let unfinished = ContentRecord(
    presentability: .notPresentable,
    behavior: DeliveryBehavior(kind: .overlay, appears: .zero, disappears: .zero),
    isEmpty: true, quirks: [], isOddRoot: false, belongsToForm: false, elements: 0..<0, closeButton: .absent,
    container: nil, load: .none, impression: .none, visibleImpression: .none, close: .none, slots: 0..<0,
    drawsCards: false, asksForPush: false, faults: 0..<0)
}

extension ContentRecord.Hook {
  fileprivate static let none = ContentRecord.Hook(urls: 0..<0, callsBack: false, hitsForeignURLs: false)
}
