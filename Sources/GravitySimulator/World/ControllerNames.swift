import GravityPresentation

/// The scenario's names of the app's controllers, numbered in the order they are first heard of.
struct ControllerNames: Sendable {
  private var names: [String]

  init(_ names: [String]) {
    self.names = names
  }

  func id(of name: String) -> ControllerID? {
    names.firstIndex(of: name).map { .app(UInt16(truncatingIfNeeded: $0)) }
  }

  mutating func addedID(of name: String) -> ControllerID {
    if let known = id(of: name) { return known }
    names.append(name)
    return .app(UInt16(truncatingIfNeeded: names.count - 1))
  }

  subscript(number: UInt16) -> String {
    names.indices.contains(Int(number)) ? names[Int(number)] : "controller \(number)"
  }
}
