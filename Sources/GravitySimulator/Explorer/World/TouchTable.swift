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

  /// The place of a touch among its content's; nil for what nobody can touch.
  ///
  /// Elements come first and in order, so that thousands of them are not gone through for each tap.
  func number(of touch: Touch, in content: ContentID) -> Int? {
    let touches = self[content]
    guard case .tap(.element(let wanted)) = touch else { return touches.lastIndex(of: touch) }
    var places = touches.indices
    while let first = places.first {
      let middle = first + places.count / 2
      guard case .tap(.element(let element)) = touches[middle], element <= wanted else {
        places = first..<middle
        continue
      }
      if element == wanted { return middle }
      places = (middle + 1)..<places.upperBound
    }
    return nil
  }

  subscript(content: ContentID) -> [Touch] {
    touches.indices.contains(Int(content.index)) ? touches[Int(content.index)] : []
  }
}

extension Swipe {
  /// As far as a finger can go.
  static func whole(_ direction: Direction) -> Swipe { Swipe(direction, thousandths: 1000) }
}
