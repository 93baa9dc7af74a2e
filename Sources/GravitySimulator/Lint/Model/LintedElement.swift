import GravityPresentation

/// One element of a content.
struct LintedElement: Sendable {
  let node: JSONNode
  let profile: Profile
  /// As it is written.
  let type: String?
  /// Nil for one that the profile's SDK does not know (D11), form inputs included.
  let kind: ElementKind?
  let click: LintedClick?

  init(_ node: JSONNode, under profile: Profile) {
    self.node = node
    self.profile = profile
    type = node["type"]?.string
    kind = type.flatMap { ElementKind(wireName: $0, under: profile.policy) }
    click = node["onClick"].map { LintedClick($0, .element(node.number)) }
  }

  var style: JSONNode? { node["style"] }
  var text: String? { node["text"]?.string }

  /// An input of a form, where the profile's SDK has forms.
  var isFormInput: Bool { type == "option-select" || type == "text-input" }

  /// D11, but for inputs and conditions of forms.
  var isDrawn: Bool {
    guard kind == .productsContainer else { return kind != nil }
    switch style?["productContainerType"]?.string {
    case "row": return true
    case "grid": return profile.policy.drawsGrid
    case nil: return profile.policy.absentLayoutIsRow
    case .some: return false
    }
  }

  var reactsToTaps: Bool { kind?.reactsToTaps ?? false }
}
