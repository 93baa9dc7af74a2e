/// Names of what was reached and of what never was, in one order.
struct ReachedStory: Encodable {
  let reached: [String]
  let never: [String]

  init<Element: Hashable>(_ all: [Element], reached: Set<Element>, name: (Element) -> String) {
    self.reached = all.filter(reached.contains).map(name)
    never = all.filter { !reached.contains($0) }.map(name)
  }

  var count: Int { reached.count + never.count }
}
