extension LintedContent {
  /// The styles of the container, of the close button and of the elements.
  var styles: [JSONNode] {
    [container?["style"], closeButton?["style"]].compactMap { $0 } + elements.compactMap(\.style)
  }
}
