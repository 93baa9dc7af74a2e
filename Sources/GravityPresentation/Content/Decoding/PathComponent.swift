/// One step down into a JSON document.
public enum PathComponent: Hashable, Sendable {
  case key(String)
  case index(Int)

  init(_ key: any CodingKey) {
    if let index = key.intValue {
      self = .index(index)
    } else {
      self = .key(key.stringValue)
    }
  }
}
