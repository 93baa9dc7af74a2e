/// Whose value of a page attribute counts that both set (C5).
public enum AttributePrecedence: String, Hashable, Sendable, CaseIterable {
  case app
  case sdk
}
