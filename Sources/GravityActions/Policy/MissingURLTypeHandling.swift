/// What a url without a type means (A5).
public enum MissingURLTypeHandling: String, Hashable, Sendable, CaseIterable {
  case meansBrowser
  /// iOS 1.0.4: the url is not followed.
  case doesNothing
}
