/// Which spellings of an element's type are read (D11).
public enum ElementSpelling: String, Hashable, Sendable, CaseIterable {
  /// `products-container`, and the same in camel case and with underscores.
  case every
  /// `products-container` alone.
  case kebabCase

  func accepts(_ wireName: String) -> Bool {
    switch self {
    case .every: true
    case .kebabCase: !wireName.contains("_") && wireName == wireName.lowercased()
    }
  }
}
