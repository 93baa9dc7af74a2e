/// A scenario that shows how a property breaks: in full, or where it was written to.
struct CounterexampleStory: Encodable {
  let text: String?
  let file: String?
}
