import GravityActions

/// A content as it stands with some answers: which elements are there, and what inputs a click finds.
struct ContentReading {
  private(set) var content: Content
  /// By their places among the content's elements.
  private(set) var inputs: [(element: Int, input: VisibleInput)] = []
  private(set) var faults: [(element: Int, fault: ElementFault)] = []

  /// - Parameters:
  ///   - content: The content as it was decoded.
  ///   - answers: What the user has put in.
  ///   - registry: Who knows inputs and conditions.
  ///   - policy: The profile's switches.
  init(_ content: Content, _ answers: Answers, by registry: InputRegistry, under policy: PresentationPolicy) {
    self.content = content
    let conditions = registry.conditions.filter { $0.isKnown(under: policy) }
    for (place, element) in (content.variables?.elements ?? []).enumerated() {
      let kind = registry.kind(of: element, under: policy)
      do throws(ElementFault) {
        let attribute = try kind?.attribute(of: element)
        var isMet = true
        for condition in conditions {
          if try condition.isMet(by: answers, for: element) == false { isMet = false }
        }
        guard isMet else {
          self.content.variables?.elements?[place].presence = .absent
          continue
        }
        guard let kind, let attribute else { continue }
        self.content.variables?.elements?[place].presence = .input
        let value = answers[attribute]
        let input = VisibleInput(
          attribute: attribute, value: value, problem: kind.problem(of: value, in: element))
        inputs.append((place, input))
      } catch {
        self.content.variables?.elements?[place].presence = .absent
        faults.append((place, error))
      }
    }
  }
}
