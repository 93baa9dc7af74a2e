/// How a content is placed on the screen (D1).
enum PhoneForm: Hashable, Sendable {
  case fullScreen
  case modal
  case bottomSheet
  case snackBar
  case inline
  /// A method of a plug-in, by its name.
  case other(String)

  /// - Parameter method: The name of a delivery method.
  init(method: String) {
    switch method {
    case "fullScreen": self = .fullScreen
    case "modal": self = .modal
    case "bottomSheet": self = .bottomSheet
    case "snackBar": self = .snackBar
    case "inline": self = .inline
    default: self = .other(method)
    }
  }
}
