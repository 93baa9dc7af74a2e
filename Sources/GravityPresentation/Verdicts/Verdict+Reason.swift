extension Verdict {
  /// The word that scenarios and reports use for the reason; nil for a rule of the app's own, whose name the
  /// environment knows.
  public var reason: String? {
    switch self {
    case .presented: "presented"
    case .loadFailed: "loadFailed"
    case .noContent: "noContent"
    case .noElements: "noElements"
    case .noHost: "noHost"
    case .hostInactive: "hostInactive"
    case .hostBusy: "hostBusy"
    case .alreadyPresenting: "alreadyPresenting"
    case .locked: "locked"
    case .notPresentable: "notPresentable"
    case .unknownTemplate: "unknownTemplate"
    case .notTried: "notTried"
    case .capacity: "capacity"
    case .refused: nil
    }
  }
}
