/// Five slots in place: the fixed-capacity array that the machine's state is made of, and whatever else must be
/// bytes and nothing else.
///
/// Stored properties instead of a heap array keep the state bitwise-copyable and a transition free of
/// allocations; the language's own `InlineArray` is newer than the package's deployment targets.
package struct SlotArray<Element: Sendable>: Sendable {
  @usableFromInline var first: Element
  @usableFromInline var second: Element
  @usableFromInline var third: Element
  @usableFromInline var fourth: Element
  @usableFromInline var fifth: Element

  @inlinable
  package static var capacity: Int { 5 }

  @inlinable
  package init(repeating element: Element) {
    first = element
    second = element
    third = element
    fourth = element
    fifth = element
  }

  @inlinable
  package var indices: Range<Int> { 0..<Self.capacity }

  /// The element at `index`; an index past the last slot means the last one, so that no input can trap.
  @inlinable
  package subscript(index: Int) -> Element {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      default: fifth
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      default: fifth = newValue
      }
    }
  }
}

extension SlotArray: Equatable where Element: Equatable {}

extension SlotArray: Hashable where Element: Hashable {}
