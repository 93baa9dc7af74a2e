import GravityPresentation

extension SimulatedWorld {
  /// What an inline component draws, in the words of the format; nil where nothing is known of it.
  ///
  /// - Parameter pattern: What was expected, whose attributes alone are told of; nil for all.
  func actualInline(_ id: String, like pattern: InlinePattern?) -> ActualResult? {
    drawn(id).map { drawn in
      let asksHeight = pattern.map { $0.height != nil } ?? true
      let asksContent = pattern.map { $0.content != nil } ?? true
      return .line(
        InlinePattern(
          id: id, state: drawn.state, height: asksHeight ? drawn.height : nil,
          content: asksContent ? drawn.content : nil
        ).written)
    }
  }

  /// No inline component draws anything yet (N1).
  private func drawn(_ id: String) -> InlinePattern? { nil }
}

extension InlinePattern {
  /// The pattern behind `expect`.
  var written: String {
    let height = height.map { " height=\(WrittenValue.points($0))" } ?? ""
    let content = content.map { " content=\(WrittenValue.word($0))" } ?? ""
    return "inline \(WrittenValue.word(id)) \(state.rawValue)\(height)\(content)"
  }
}
