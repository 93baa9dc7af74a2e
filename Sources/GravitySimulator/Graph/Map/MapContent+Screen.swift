extension MapContent {
  /// Whether it can be on the screen, as the root or as a step.
  var isOnScreen: Bool {
    switch obstacle {
    // Steps need no elements (P14).
    case nil, .noElements: true
    case .notPresentable, .unknownTemplate, .frameMissing: false
    }
  }
}
