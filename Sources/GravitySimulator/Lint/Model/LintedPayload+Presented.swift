extension LintedPayload {
  /// The contents whose delivery method counts: all but the roots of what was asked for by a selector, which inline
  /// components draw whatever the method (N1).
  var presentedContents: [LintedContent] { contents.filter { $0.role != .inlineRoot } }
}
