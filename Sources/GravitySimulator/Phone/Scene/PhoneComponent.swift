/// An inline component on one of the app's screens (N1).
struct PhoneComponent: Hashable, Sendable {
  enum Drawing: Hashable, Sendable {
    case nothing
    case loader
    case contents([PhoneContent])
  }

  let name: String
  let drawing: Drawing
  /// In points, where the component's kind says it; else it is as high as what it draws.
  let height: Double?
}
