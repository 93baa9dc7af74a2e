import GravityPresentation

/// One element of a content.
final class LintedElement: Sendable {
  let node: JSONNode
  /// As it is written.
  let type: String?
  /// Nil for one that the profile's SDK does not know (D11), form inputs included.
  let kind: ElementKind?
  let click: LintedClick?
  let style: JSONNode?
  /// D11, but for inputs and conditions of forms.
  let isDrawn: Bool
  /// An input of a form, where the profile's SDK has forms.
  let isFormInput: Bool
  /// What makes an input one that is not drawn.
  let inputFault: ElementFault?

  init(_ node: JSONNode, under profile: Profile) {
    self.node = node
    let type = node["type"]?.string
    let kind = type.flatMap { ElementKind(wireName: $0, under: profile.policy) }
    let style = node["style"]
    self.type = type
    self.kind = kind
    self.style = style
    click = node["onClick"].map { LintedClick($0, .element(node.number)) }
    isDrawn = kind == .productsContainer ? Self.isDrawn(style, by: profile.policy) : kind != nil
    isFormInput = type == "option-select" || type == "text-input"
    inputFault = isFormInput ? type.flatMap { Self.fault(ofInput: node, called: $0) } : nil
  }

  var text: String? { node["text"]?.string }

  private static func isDrawn(_ style: JSONNode?, by policy: PresentationPolicy) -> Bool {
    switch style?["productContainerType"]?.string {
    case "row": true
    case "grid": policy.drawsGrid
    case nil: policy.absentLayoutIsRow
    case .some: false
    }
  }
}
