import Testing

@testable import GravityPresentation

/// Content outside triggers: what the app or a component asks for.
extension MachineScript {
  static let load = LoadID(index: 7)
  static let component = InlineID(index: 3)

  mutating func getContent(_ call: LogMessage.Call = .getContentBySelector) -> [String] {
    drive(.contentRequested(Self.load, call))
  }

  /// The answer to the load: the content of the campaign, which components may draw.
  mutating func loaded(_ id: String, status: UInt16 = 200, for call: LogMessage.Call = .getContentBySelector)
    -> [String]
  {
    let body = builder.add(campaign(id).response, drawsInline: true)
    return answer(.load(Self.load, call), .answered(status: status, body: body))
  }

  /// The variant of the latest body that a component draws.
  var inlineContent: ContentID {
    let catalog = machine.environment.catalog
    let bodies = catalog.bodies.indices.map { BodyID(index: UInt32($0)) }
    guard let content = bodies.last.flatMap({ catalog.inlineContents(of: $0).first }) else {
      Issue.record("nothing is drawn inline")
      return ContentID(index: 0)
    }
    return content
  }

  mutating func tapInline(_ element: UInt32 = 0) -> [String] {
    drive(.inlineTapped(Self.component, inlineContent, .element(element), on: .home))
  }
}
