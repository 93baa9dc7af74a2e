extension String {
  /// Whether nothing but white space is in it.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
