/// What the user has put in so far, by attribute: the values of inputs that are not drawn are kept too.
public struct Answers: Hashable, Sendable {
  /// In the order of the attributes, so that equal answers are equal values whatever came first.
  public private(set) var entries: [Entry] = []

  public struct Entry: Hashable, Sendable {
    public let attribute: String
    public let value: InputValue
  }

  public init() {}

  public var isEmpty: Bool { entries.isEmpty }

  /// The value of an attribute; nil for none.
  public subscript(attribute: String) -> InputValue? {
    get { entries.first { $0.attribute == attribute }?.value }
    set {
      entries.removeAll { $0.attribute == attribute }
      guard let newValue else { return }
      let place = entries.firstIndex { $0.attribute > attribute } ?? entries.endIndex
      entries.insert(Entry(attribute: attribute, value: newValue), at: place)
    }
  }
}
