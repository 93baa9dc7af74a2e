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

  /// What the component is like; nil where none of that name is mounted.
  private func drawn(_ id: String) -> InlinePattern? {
    guard let number = inline.mounted(id), let component = inline[number] else { return nil }
    var height: Double?
    if case .points(let points) = component.value.height(in: catalog) { height = points }
    return InlinePattern(
      id: id, state: component.state, height: height,
      content: component.value.blocks.first.map { catalog.name(of: $0.content) })
  }
}

extension InlinePattern {
  /// The pattern behind `expect`.
  var written: String {
    let height = height.map { " height=\(WrittenValue.points($0))" } ?? ""
    let content = content.map { " content=\(WrittenValue.word($0))" } ?? ""
    return "inline \(WrittenValue.word(id)) \(state.rawValue)\(height)\(content)"
  }
}
