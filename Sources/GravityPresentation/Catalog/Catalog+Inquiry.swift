/// What `explain` looks up: how bodies, contents and clicks were compiled.
extension Catalog {
  /// The contents that a body brought, in order (E1); nil for a body that brought none because it is something
  /// else.
  package func contentIDs(of body: BodyID) -> [ContentID]? {
    guard bodies.indices.contains(Int(body.index)),
      case .contents(let places, _) = bodies[Int(body.index)]
    else { return nil }
    return places.map { ContentID(index: $0) }
  }

  /// The root content of a body (P5); nil where it has none.
  package func root(of body: BodyID) -> ContentID? {
    guard bodies.indices.contains(Int(body.index)), case .contents(_, let root) = bodies[Int(body.index)]
    else {
      return nil
    }
    return root
  }

  /// The urls that an occasion of a content hits (E7, E12).
  package func urlIDs(of occasion: Occasion, of content: ContentID) -> [URLID] {
    hook(of: occasion, of: content).urls.map { URLID(index: $0) }
  }

  /// Whether an occasion of a content calls the app back (E7).
  package func callsBack(_ occasion: Occasion, of content: ContentID) -> Bool {
    hook(of: occasion, of: content).callsBack
  }

  /// The urls that a click hits (A1).
  package func urlIDs(of action: ActionID) -> [URLID] {
    actions[Int(action.index)].urls.map { URLID(index: $0) }
  }

  /// Whether a container of products is among what the content draws, whoever draws what is in it (D11).
  package func drawsProducts(_ content: ContentID, under policy: PresentationPolicy) -> Bool {
    let elements = contentSources[Int(content.index)].content.variables?.elements ?? []
    return drawnElements(of: content).contains { element in
      ElementKind(wireName: elements[Int(element.source)].type, under: policy) == .productsContainer
    }
  }

  /// Whether the content's frame has a close button that its method draws (D4).
  package func hasCloseButton(_ content: ContentID) -> Bool {
    switch contents[Int(content.index)].closeButton {
    case .absent: false
    case .withoutAction, .action: true
    }
  }

  /// What a tap on the target asks for; nil where nothing.
  package func action(of target: TapTarget, in content: ContentID) -> ActionID? {
    let record = contents[Int(content.index)]
    switch target {
    case .element(let number):
      guard number < record.elements.count else { return nil }
      return elements[Int(record.elements.lowerBound + number)].action
    case .closeButton:
      guard case .action(let action) = record.closeButton else { return nil }
      return action
    case .container: return record.behavior.containerReacts ? record.container : nil
    case .outside: return nil
    }
  }

  func hook(of occasion: Occasion, of content: ContentID) -> ContentRecord.Hook {
    let record = contents[Int(content.index)]
    return switch occasion {
    case .load: record.load
    case .impression: record.impression
    case .visibleImpression: record.visibleImpression
    case .close: record.close
    }
  }
}
