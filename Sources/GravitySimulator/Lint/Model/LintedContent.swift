import GravityPresentation

/// One content, with its parts as far as they are there.
///
/// An object, and its lists made once: dozens of rules walk over them.
final class LintedContent: Sendable {
  enum Role: Sendable {
    /// What a trigger presents (P5).
    case root
    /// What inline components draw, whatever the method (N1).
    case inlineRoot
    /// What clicks alone open.
    case step
  }

  let node: JSONNode
  let profile: Profile
  let role: Role
  /// As it is written.
  let methodName: String?
  /// The method that the name means under the profile; nil for an unknown one.
  let method: LintedMethod?
  let templateName: String?
  let step: Int?
  let variables: JSONNode?
  let frame: JSONNode?
  let elements: [LintedElement]
  let closeButton: JSONNode?
  let container: JSONNode?
  /// Of the elements, the close button and the container, in the order of the text.
  let clicks: [LintedClick]
  /// The elements that the method draws (D7, D11), in the order in which they are drawn.
  let drawnElements: [LintedElement]
  /// All its clicks with what carries them, the elements' first.
  let taps: [LintedTap]
  /// What taps send.
  let forms: [LintedForm]
  /// Every address that a tap or a look at the content leads to.
  let links: [LintedLink]
  /// The styles of the container, of the close button and of the elements.
  let styles: [JSONNode]
  let hooks: [LintedHook]
  let entries: [LintedEntry]
  let slots: [JSONNode]
  /// The entries of the content, and those of each of its slots.
  let entryLists: [[LintedEntry]]

  init(_ node: JSONNode, under profile: Profile, as role: Role) {
    self.node = node
    self.profile = profile
    self.role = role
    methodName = node["deliveryMethod"]?.string
    method = methodName.flatMap { LintedMethod(wireName: $0, under: profile) }
    step = node["step"]?.integer
    let variables = node["variables"]
    self.variables = variables
    let elements = (variables?.list("elements") ?? []).filter { $0.kind == .object }.map {
      LintedElement($0, under: profile)
    }
    self.elements = elements
    let frame = variables?["frameUI"]
    self.frame = frame
    let closeButton = frame?["close"]
    let container = frame?["container"]
    self.closeButton = closeButton
    self.container = container
    let template = node["templateSystemName"]?.string
    templateName = template
    let frameClicks = [
      closeButton?["onClick"].map { LintedClick($0, .closeButton) },
      container?["onClick"].map { LintedClick($0, .container) },
    ].compactMap { $0 ?? nil }
    let clicks = (elements.compactMap(\.click) + frameClicks).sorted {
      $0.node.bytes.lowerBound < $1.node.bytes.lowerBound
    }
    self.clicks = clicks
    let drawn = Self.drawn(elements, by: method, template: template)
    drawnElements = drawn
    let taps = Self.taps(clicks, of: elements, drawn: drawn, by: method, template: template)
    self.taps = taps
    forms = taps.compactMap { LintedForm($0) }
    links = Self.links(of: elements, closeButton, clicks)
    styles = [container?["style"], closeButton?["style"]].compactMap { $0 } + elements.compactMap(\.style)
    hooks = variables.map(LintedHook.list) ?? []
    entries = LintedEntry.list(node)
    slots = node["products"]?.list("slots") ?? []
    entryLists = [entries] + slots.map(LintedEntry.list)
  }

  /// What is drawn, inputs of forms among it.
  var visibleElements: [LintedElement] {
    method == .snackBar ? drawnElements : elements.filter { $0.isDrawn || $0.isFormInput }
  }

  var contentID: String? { node["contentId"]?.string }
  /// The entries of `events`, in order.
  var events: [JSONNode] { node.list("events") }
  var products: JSONNode? { node["products"] }

  /// What people call it in messages.
  var name: String { contentID.map(LintQuote.of) ?? "the content" }

  /// D7, D11: the elements that a method draws.
  private static func drawn(
    _ elements: [LintedElement], by method: LintedMethod?, template: String?
  ) -> [LintedElement] {
    guard method == .snackBar else { return elements.filter(\.isDrawn) }
    var left = elements
    return LintedMethod.parts(ofTemplate: template ?? "").compactMap { part in
      guard let place = left.firstIndex(where: { $0.kind == part }) else { return nil }
      return left.remove(at: place)
    }
  }
}
