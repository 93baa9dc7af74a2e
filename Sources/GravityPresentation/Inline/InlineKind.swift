/// The kinds of inline components (N1); the raw value is the format's word.
public enum InlineKind: String, Hashable, Sendable, CaseIterable {
  /// Loads by selector when it appears.
  case swiftUI
  /// Loads by selector when it is initialized.
  case uiKit
  /// Loads by group when it is initialized, and draws a content of each campaign.
  case list
}
