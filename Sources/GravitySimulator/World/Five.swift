/// Room for five elements in place: bytes and nothing else, where the elements are.
struct Five<Element: Sendable>: Sendable {
  private var first: Element?
  private var second: Element?
  private var third: Element?
  private var fourth: Element?
  private var fifth: Element?

  static var capacity: Int { 5 }

  /// The element of a place; nil for one that is empty, or is none.
  subscript(place: Int) -> Element? {
    @inline(__always) get {
      switch place {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      case 4: fifth
      default: nil
      }
    }
    @inline(__always) set {
      switch place {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      default: fifth = newValue
      }
    }
  }
}
