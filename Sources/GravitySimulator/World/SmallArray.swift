import GravityPresentation

/// A collection that keeps its first elements in place and asks the heap only for more.
///
/// What a world consists of is almost always a handful; without a heap block of its own a copy of it costs
/// nothing but its bytes, which an explorer makes millions of. However many there are, it behaves the same.
struct SmallArray<Element: Sendable>: Sendable {
  private(set) var inPlace = SlotArray<Element?>(repeating: nil)
  private(set) var rest: [Element] = []
  private(set) var count = 0

  /// How many elements need no heap block.
  static var roomInPlace: Int { SlotArray<Element?>.capacity }

  init() {}

  /// - Parameter count: How many of the elements in place are in use, and all of the rest.
  init(_ inPlace: SlotArray<Element?>, count: Int, rest: [Element]) {
    self.inPlace = inPlace
    self.count = count
    self.rest = rest
  }

  mutating func append(_ element: Element) {
    if count < Self.roomInPlace {
      inPlace[count] = element
    } else {
      rest.append(element)
    }
    count += 1
  }

  /// Puts an element in front of the one at the index, or last where the index is the end.
  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    var place = count - 1
    while place > index {
      swapAt(place, place - 1)
      place -= 1
    }
  }

  @discardableResult
  mutating func remove(at index: Int) -> Element {
    let removed = self[index]
    for place in index..<(count - 1) { self[place] = self[place + 1] }
    removeLast()
    return removed
  }

  mutating func removeAll(where isGone: (Element) -> Bool) {
    var kept = 0
    for place in 0..<count {
      let element = self[place]
      if isGone(element) { continue }
      if kept != place { self[kept] = element }
      kept += 1
    }
    while count > kept { removeLast() }
  }

  mutating func removeAll() { self = SmallArray() }

  private mutating func removeLast() {
    count -= 1
    if count < Self.roomInPlace { inPlace[count] = nil } else { rest.removeLast() }
  }
}

extension SmallArray: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      // A place below the count is never empty; `rest` traps on any other, as an array does.
      if index < Self.roomInPlace, let element = inPlace[index] { return element }
      return rest[index - Self.roomInPlace]
    }
    @inline(__always) set {
      if index < Self.roomInPlace {
        inPlace[index] = newValue
      } else {
        rest[index - Self.roomInPlace] = newValue
      }
    }
  }
}

extension SmallArray: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) {
    for element in elements { append(element) }
  }
}

extension SmallArray: Equatable where Element: Equatable {
  static func == (left: SmallArray, right: SmallArray) -> Bool { left.elementsEqual(right) }
}

extension SmallArray: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}
