import GravityPresentation

/// The delivery methods of the contract's section 4.
enum LintedMethod: String, Sendable {
  case fullScreen, modal, bottomSheet, snackBar, inline

  /// - Parameter wireName: Read as the profile's SDK does; nil for an unknown one.
  init?(wireName: String, under profile: Profile) {
    let name = DeliveryRegistry.standard.name(ofWireName: wireName, under: profile.policy)
    guard let method = name.flatMap(LintedMethod.init(rawValue:)) else { return nil }
    self = method
  }

  /// Whether it is a screen of its own on its host (D1).
  var isModalKind: Bool {
    switch self {
    case .fullScreen, .modal, .bottomSheet: true
    case .snackBar, .inline: false
    }
  }

  /// The kinds of element that a snack bar's template draws (D7); none for an unknown one.
  static func parts(ofTemplate name: String) -> [ElementKind] {
    switch name {
    case "snackbar-1": [.image, .text, .text, .image]
    case "snackbar-2": [.image, .text, .text, .button]
    default: []
    }
  }
}
