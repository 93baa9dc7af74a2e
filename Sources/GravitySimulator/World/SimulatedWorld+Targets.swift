import GravityPresentation

/// What there is to touch.
extension SimulatedWorld {
  func tapTarget(_ target: TouchTarget, in id: PresentationID) throws -> TapTarget {
    guard let content = content(of: id) else { return .outside }
    return try tapTarget(target, in: content)
  }

  func tapTarget(_ target: TouchTarget, in content: ContentID) throws -> TapTarget {
    switch target {
    case .text(let text): return .element(try element(withText: text, in: content))
    case .element(let number):
      let count = catalog.drawnElements(of: content).count
      guard number < count else {
        throw impossible("\(catalog.name(of: content)) draws \(count) elements, counted from 0", content)
      }
      return .element(UInt32(number))
    // The app takes the tap on a card itself (E6).
    case .product: throw impossible("a card is no element of \(catalog.name(of: content))", content)
    case .close:
      guard catalog.hasCloseButton(content) else {
        throw impossible("\(catalog.name(of: content)) has no close button", content)
      }
      return .closeButton
    case .container: return .container
    case .outside: return .outside
    }
  }

  private func element(withText text: String, in content: ContentID) throws -> UInt32 {
    let matches = catalog.drawnTexts(of: content).enumerated().filter { $0.element == text }.map(\.offset)
    guard let first = matches.first else {
      throw impossible("“\(text)” is not on the screen", content)
    }
    guard matches.count == 1 else {
      let numbers = matches.map { "element=\($0)" }.joined(separator: ", ")
      throw WorldError.impossible(
        "“\(text)” is there \(matches.count) times", possible: "say which: \(numbers)")
    }
    return UInt32(first)
  }

  private func impossible(_ what: String, _ content: ContentID) -> WorldError {
    .impossible(what, possible: possibleTargets(in: content))
  }

  /// What there is to touch in a content; nil where nothing is.
  func possibleTargets(in content: ContentID) -> String? {
    let source = catalog.content(content).content
    var possible = catalog.drawnTexts(of: content).enumerated().prefix(20).map { number, text in
      text.map { "“\($0)”" } ?? "element=\(number)"
    }
    if catalog.hasCloseButton(content) { possible.append("close") }
    return possible.isEmpty ? nil : "\(source.contentId) has " + possible.joined(separator: ", ")
  }
}
