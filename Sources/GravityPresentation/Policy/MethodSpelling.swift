/// A wire name that an SDK accepts, and the method that it means.
public struct MethodSpelling: Hashable, Sendable {
  public let wireName: String
  public let method: String

  public init(wireName: String, method: String) {
    self.wireName = wireName
    self.method = method
  }
}

extension MethodSpelling {
  /// What Android 1.0.3 reads (contract §4).
  static let android =
    spellings(of: "fullScreen", "fullscreen", "full_screen") + spellings(of: "modal", "modal")
    + spellings(of: "bottomSheet", "bottomSheet", "bottom-sheet", "BOTTOM_SHEET", "bottom_sheet")
    + spellings(of: "snackBar", "snackBar", "snackbar", "snack_bar") + spellings(of: "inline", "inline")

  /// What Flutter 0.22.2 reads (contract §4); `json` and `tooltip` present nothing automatically.
  static let flutter =
    spellings(of: "fullScreen", "full_screen") + spellings(of: "modal", "modal")
    + spellings(of: "bottomSheet", "bottom_sheet") + spellings(of: "snackBar", "snackbar")
    + spellings(of: "inline", "inline") + spellings(of: "json", "json") + spellings(of: "tooltip", "tooltip")

  private static func spellings(of method: String, _ wireNames: String...) -> [MethodSpelling] {
    wireNames.map { MethodSpelling(wireName: $0, method: method) }
  }
}
