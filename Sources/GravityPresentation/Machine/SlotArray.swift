/// Five slots in place: the fixed-capacity array that the machine's state is made of.
///
/// Stored properties instead of a heap array keep the state bitwise-copyable and a transition free of
/// allocations; the language's own `InlineArray` is newer than the package's deployment targets.
struct SlotArray<Element: Hashable & Sendable>: Hashable, Sendable {
  private var first: Element
  private var second: Element
  private var third: Element
  private var fourth: Element
  private var fifth: Element

  static var capacity: Int { 5 }

  init(repeating element: Element) {
    first = element
    second = element
    third = element
    fourth = element
    fifth = element
  }

  var indices: Range<Int> { 0..<Self.capacity }

  /// The element at `index`; an index past the last slot means the last one, so that no input can trap.
  subscript(index: Int) -> Element {
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
