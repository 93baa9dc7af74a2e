import GravityActions

/// One drawn element, by its place among those of its content.
struct PhoneElement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case text
    case image
    case button
    case spacer
    case products(PhoneProducts)
    case items
    case webview
    /// A choice among options, with the one that is chosen.
    case choice(InputValue?)
    /// A field, with what was typed.
    case field(InputValue?)
  }

  let place: Int
  let kind: Kind
}
