import GravityPresentation

/// Which part of a call is misused, however the call was written.
struct UsagePath: Hashable, Sendable {
  enum Root: Hashable, Sendable {
    /// The call itself or one of its plain arguments.
    case call
    case page
    /// One of the call's events, by its place.
    case event(Int)
  }

  let root: Root
  var steps: [PathComponent] = []

  static let call = UsagePath(root: .call)
  static let page = UsagePath(root: .page)

  static func argument(_ name: String) -> UsagePath { UsagePath(root: .call, steps: [.key(name)]) }

  static func page(_ field: String) -> UsagePath { UsagePath(root: .page, steps: [.key(field)]) }

  /// A value of the page's `data`.
  static func data(_ place: Int) -> UsagePath { page("data").appending(.index(place)) }

  static func event(_ number: Int) -> UsagePath { UsagePath(root: .event(number)) }

  func appending(_ step: PathComponent) -> UsagePath { UsagePath(root: root, steps: steps + [step]) }

  func appending(_ key: String) -> UsagePath { appending(.key(key)) }
}
