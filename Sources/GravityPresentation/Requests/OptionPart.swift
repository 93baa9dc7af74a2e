/// The arguments of `setOptions` (C3). Raw values are their names.
public enum OptionPart: String, Hashable, Sendable, CaseIterable {
  case options
  case contentSettings
  case proxyURL = "proxyUrl"
}
