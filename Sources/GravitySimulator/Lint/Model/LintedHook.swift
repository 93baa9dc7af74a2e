import GravityActions
import GravityPresentation

/// What a content says that one occasion of its life reports by (E1–E4).
struct LintedHook: Sendable {
  enum Occasion: String, CaseIterable, Sendable {
    case onLoad, onImpression, onVisibleImpression, onClose

    /// The action that is named after the occasion.
    var action: ActionName {
      switch self {
      case .onLoad: .load
      case .onImpression: .impression
      case .onVisibleImpression: .visibleImpression
      case .onClose: .close
      }
    }
  }

  let occasion: Occasion
  /// The value of `action`, which is a string.
  let node: JSONNode
  let actionName: String

  /// Nil where the action is missing or no text.
  init?(_ occasion: Occasion, of variables: JSONNode) {
    guard let node = variables[occasion.rawValue]?["action"], let name = node.string else { return nil }
    self.occasion = occasion
    self.node = node
    actionName = name
  }

  /// Those of a content, in the order of its life.
  static func list(_ variables: JSONNode) -> [LintedHook] {
    Occasion.allCases.compactMap { LintedHook($0, of: variables) }
  }

  /// Whether the action has a meaning beyond picking an entry (A11).
  var isKnown: Bool {
    guard case .unknown = ActionName(wireName: actionName) else { return true }
    return false
  }
}

extension LintedContent {
  /// Whether the occasion ever comes with this delivery method, or is reported then.
  func reports(_ occasion: LintedHook.Occasion) -> Bool {
    let policy = profile.policy
    switch occasion {
    case .onLoad: return true
    case .onImpression: return method != .snackBar || policy.snackBar.reportsImpression
    case .onVisibleImpression:
      if method == .snackBar { return policy.snackBar.reportsVisibleImpression }
      return method != .inline || policy.inline.reportsVisibleImpression
    // N2: there is nothing to dismiss inside inline content.
    case .onClose: return method != .inline && policy.closeReports != .formsOnly
    }
  }
}
