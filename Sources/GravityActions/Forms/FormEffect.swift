/// One thing that happens once a form was sent.
package enum FormEffect: Hashable, Sendable {
  case none
  case close
  case followURL(String, LinkTarget)
  case followDeeplink(String)
  case openStep(Int, itemID: String?)

  /// The words of the server; two of them mean the same.
  package static let words = ["none", "close", "open_url", "follow_url", "open_deeplink", "open_step"]

  /// Whether the campaign is closed by it.
  package var isClosing: Bool {
    switch self {
    case .close, .followURL, .followDeeplink: true
    case .none, .openStep: false
    }
  }

  var steps: [ActionStep] {
    switch self {
    case .none: []
    case .close: [.dismiss]
    case .followURL: [.dismiss, .callBack(.followURL)]
    case .followDeeplink: [.dismiss, .callBack(.followDeeplink)]
    case .openStep: [.openStep]
    }
  }

  /// Gives the click what the step reads.
  func apply(to parameters: inout ClickParameters) {
    switch self {
    case .none, .close: break
    case .followURL(let url, let target):
      parameters.url = url
      parameters.urlType = target
    case .followDeeplink(let deeplink): parameters.deeplink = deeplink
    case .openStep(let step, let itemID):
      parameters.step = step
      parameters.itemID = itemID
    }
  }
}
