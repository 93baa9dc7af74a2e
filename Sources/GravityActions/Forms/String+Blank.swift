extension String {
  /// Nothing but blanks: such a text answers nothing.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
