extension ContentCompiler {
  /// What comes with a content whatever happens to it, as far as the profile counts it.
  func quirks(of context: ContentContext, _ outcome: DeliveryOutcome?) -> QuirkSet {
    let content = context.content
    var quirks: QuirkSet = []
    if context.isInline {
      if hidesGrid(of: context, context.drawn) { quirks.insert(.gridIsNotDrawn) }
      return quirks.intersection(policy.quirks)
    }
    switch outcome {
    case .presentable(let behavior, let drawn):
      if behavior.isInvisible { quirks.insert(.invisibleWithoutFrame) }
      if isBroken(content) { quirks.insert(.brokenWithoutFrame) }
      if !behavior.reportsImpression { quirks.insert(.impressionIsMissing) }
      if hidesGrid(of: context, drawn) { quirks.insert(.gridIsNotDrawn) }
    case .notPresentable, .unknownTemplate, .frameMissing: break
    case nil: if isKnownElsewhere(content) { quirks.insert(.spellingIsUnknown) }
    }
    return quirks.intersection(policy.quirks)
  }

  /// Cards are drawn where grids are that are not drawn here (D11).
  private func hidesGrid(of context: ContentContext, _ drawn: [Int]) -> Bool {
    let content = context.content
    let hasGrid = content.variables?.elements?.contains { $0.style?.productContainerType == "grid" } ?? false
    // Without a builder or a product a grid that is drawn is as empty.
    guard hasGrid, !policy.drawsGrid, plugins.buildsProductCards, content.products?.slots.isEmpty == false
    else { return false }
    var drawingGrids = policy
    drawingGrids.drawsGrid = true
    if context.isInline { return drawn != content.drawnElements(under: drawingGrids) }
    guard let index = methodIndex(of: content, under: policy) else { return false }
    switch plugins.deliveryMethods.methods[index].outcome(for: content, under: drawingGrids) {
    case .presentable(_, let others): return drawn != others
    case .notPresentable, .unknownTemplate, .frameMissing: return false
    }
  }

  /// Shown, but without anything to touch (P15).
  func isBroken(_ content: Content) -> Bool {
    policy.missingFrame == .breaksView && content.variables?.frameUI == nil
  }

  /// A spelling of the method that the profile does not know, and `ideal` does.
  private func isKnownElsewhere(_ content: Content) -> Bool {
    guard let index = methodIndex(of: content, under: .ideal) else { return false }
    switch plugins.deliveryMethods.methods[index].outcome(for: content, under: .ideal) {
    case .presentable: return true
    case .notPresentable, .unknownTemplate, .frameMissing: return false
    }
  }
}
