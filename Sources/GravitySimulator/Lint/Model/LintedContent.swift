import GravityPresentation

/// One content, with its parts as far as they are there.
struct LintedContent: Sendable {
  let node: JSONNode
  let profile: Profile
  /// As it is written.
  let methodName: String?
  /// The method that the name means under the profile; nil for an unknown one.
  let method: LintedMethod?
  let step: Int?
  let elements: [LintedElement]
  let closeButton: JSONNode?
  let container: JSONNode?
  /// Of the elements, the close button and the container, in the order of the text.
  let clicks: [LintedClick]
  /// The elements that the method draws (D7, D11), in the order in which they are drawn.
  let drawnElements: [LintedElement]
  /// The clicks that a tap can bring about: of what is drawn and reacts (A12, D4, D6, D7).
  let liveClicks: [LintedClick]

  init(_ node: JSONNode, under profile: Profile) {
    self.node = node
    self.profile = profile
    methodName = node["deliveryMethod"]?.string
    method = methodName.flatMap { LintedMethod(wireName: $0, under: profile) }
    step = node["step"]?.integer
    let variables = node["variables"]
    elements = (variables?["elements"]?.elements ?? []).map { LintedElement($0, under: profile) }
    let frame = variables?["frameUI"]
    closeButton = frame?["close"]
    container = frame?["container"]
    let frameClicks = [
      closeButton?["onClick"].map { LintedClick($0, .closeButton) },
      container?["onClick"].map { LintedClick($0, .container) },
    ].compactMap { $0 ?? nil }
    let clicks = (elements.compactMap(\.click) + frameClicks).sorted {
      $0.node.bytes.lowerBound < $1.node.bytes.lowerBound
    }
    self.clicks = clicks
    // What is not complete yet lends itself to no closure.
    let delivery = method
    let drawn = Self.drawn(elements, by: delivery, template: node["templateSystemName"]?.string)
    drawnElements = drawn
    let reacting = Set(drawn.filter(\.reactsToTaps).map(\.node.number))
    liveClicks = clicks.filter { click in
      switch click.owner {
      case .closeButton: delivery?.isModalKind == true
      case .container: delivery == .snackBar
      case .element(let number): reacting.contains(number)
      }
    }
  }

  var variables: JSONNode? { node["variables"] }
  var frame: JSONNode? { variables?["frameUI"] }
  var contentID: String? { node["contentId"]?.string }
  var templateName: String? { node["templateSystemName"]?.string }
  /// The entries of `events`, in order.
  var events: [JSONNode] { node["events"]?.elements ?? [] }
  var products: JSONNode? { node["products"] }
  var slots: [JSONNode] { products?["slots"]?.elements ?? [] }

  /// What people call it in messages.
  var name: String { contentID.map { "\"\($0)\"" } ?? "the content" }

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
