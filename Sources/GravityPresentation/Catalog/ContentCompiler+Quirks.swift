extension ContentCompiler {
  /// What comes with a content whatever happens to it, as far as the profile counts it.
  func quirks(of content: Content, _ outcome: DeliveryOutcome?) -> QuirkSet {
    var quirks: QuirkSet = []
    switch outcome {
    case .presentable(let behavior, _):
      let hasFrame = content.variables?.frameUI != nil
      if !hasFrame, behavior.kind == .overlay { quirks.insert(.invisibleWithoutFrame) }
      if isBroken(content) { quirks.insert(.brokenWithoutFrame) }
      if !behavior.reportsImpression { quirks.insert(.impressionIsMissing) }
      let elements = content.variables?.elements ?? []
      if elements.contains(where: { $0.hidesGrid(under: policy) }) { quirks.insert(.gridIsNotDrawn) }
    case .notPresentable, .unknownTemplate, .frameMissing: break
    case nil: if isKnownElsewhere(content) { quirks.insert(.spellingIsUnknown) }
    }
    return quirks.intersection(policy.quirks)
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

  /// Whether a content of the response has an input of a form (E4).
  static func hasForm(_ response: ContentResponse) -> Bool {
    response.contents.contains { content in
      content.variables?.elements?.contains(where: \.isFormInput) ?? false
    }
  }
}
