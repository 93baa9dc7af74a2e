/// One of the app's own controllers.
struct PhoneScreen: Hashable, Sendable {
  let name: String
  let isInWindow: Bool
  /// The inline components on it, in the order in which they were mounted.
  let components: [PhoneComponent]
}
