/// How the wire names of delivery methods are compared (contract §4).
public enum MethodNameMatching: String, Hashable, Sendable, CaseIterable {
  case ignoringCase
  /// To the letter, and only what Android 1.0.3 lists.
  case asAndroid
  /// To the letter, and only what Flutter 0.22.2 lists; its `json` and `tooltip` present nothing automatically.
  case asFlutter

  func matches(_ wireName: String, method: any DeliveryMethod) -> Bool {
    switch self {
    case .ignoringCase: method.wireNames.contains(wireName.lowercased())
    case .asAndroid: (Self.android(method.name) ?? method.wireNames).contains(wireName)
    case .asFlutter: (Self.flutter(method.name) ?? method.wireNames).contains(wireName)
    }
  }

  /// The spellings of a method; nil for one that is not the SDK's own.
  private static func android(_ method: String) -> [String]? {
    switch method {
    case "fullScreen": ["fullscreen", "full_screen"]
    case "modal": ["modal"]
    case "bottomSheet": ["bottomSheet", "bottom-sheet", "BOTTOM_SHEET", "bottom_sheet"]
    case "snackBar": ["snackBar", "snackbar", "snack_bar"]
    case "inline": ["inline"]
    default: nil
    }
  }

  private static func flutter(_ method: String) -> [String]? {
    switch method {
    case "fullScreen": ["full_screen"]
    case "modal": ["modal"]
    case "bottomSheet": ["bottom_sheet"]
    case "snackBar": ["snackbar"]
    case "inline": ["inline"]
    default: nil
    }
  }
}
