/// The gesture that waits for the answer to its event, as places among what the user touched and of its touches.
enum RelayPlace: Sendable {
  case presentation(Int, touch: Int)
  case component(Int, touch: Int)
}
