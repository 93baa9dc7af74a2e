import GravityActions
import GravityPresentation

/// What there is to touch in each content, looked up once.
struct TouchTable: Sendable {
  enum Touch: Hashable, Sendable {
    case tap(TapTarget)
    case swipe(Swipe.Direction)
  }

  private(set) var touches: [[Touch]] = []

  init(_ catalog: Catalog) {
    touches = catalog.contentIDs.map { content in
      let behavior = catalog.record(content).behavior
      var touches: [Touch] = catalog.drawnElements(of: content).enumerated().compactMap { number, element in
        element.action == nil ? nil : .tap(.element(UInt32(number)))
      }
      if catalog.hasCloseButton(content) { touches.append(.tap(.closeButton)) }
      if catalog.action(of: .container, in: content) != nil { touches.append(.tap(.container)) }
      if behavior.closesOnOutsideTap { touches.append(.tap(.outside)) }
      if behavior.closesOnSwipeDownPast != nil { touches.append(.swipe(.down)) }
      if behavior.closesOnSwipeUp { touches.append(.swipe(.up)) }
      return touches
    }
  }

  subscript(content: ContentID) -> [Touch] {
    touches.indices.contains(Int(content.index)) ? touches[Int(content.index)] : []
  }
}

extension Swipe {
  /// As far as a finger can go.
  static func whole(_ direction: Direction) -> Swipe { Swipe(direction, thousandths: 1000) }
}
