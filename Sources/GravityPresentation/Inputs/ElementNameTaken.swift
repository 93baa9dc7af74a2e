/// Another kind of input stands for the element's type already.
public struct ElementNameTaken: Error, Hashable, Sendable {
  public let wireName: String
}
