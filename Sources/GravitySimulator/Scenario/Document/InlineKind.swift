/// The kinds of inline components (N1); the raw value is the format's word.
public enum InlineKind: String, Hashable, Sendable, CaseIterable {
  case swiftUI
  case uiKit
  case list
}
