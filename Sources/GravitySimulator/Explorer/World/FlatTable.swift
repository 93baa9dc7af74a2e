/// A table that only grows, of elements that are bytes and nothing else.
///
/// An array in its place would count references and check for copies at every look, of which an exploration takes
/// tens of millions a second. Whoever has the table gives its memory back.
struct FlatTable<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 64

  init() {
    base = .allocate(capacity: capacity)
  }

  subscript(place: Int) -> Element {
    @inline(__always) get {
      assert(place >= 0 && place < count)
      return base[place]
    }
    @inline(__always) nonmutating set {
      assert(place >= 0 && place < count)
      base[place] = newValue
    }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    base[count] = element
    count += 1
  }

  /// Fills up with an element, so that the place is in use.
  mutating func reach(_ place: Int, filledWith element: Element) {
    while count <= place { append(element) }
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  func deallocate() { base.deallocate() }
}
