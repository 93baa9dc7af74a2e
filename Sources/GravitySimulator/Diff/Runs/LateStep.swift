/// A step of a script whose time had passed when its turn came.
struct LateStep: Hashable, Sendable {
  let number: Int
  let reason: String
}
