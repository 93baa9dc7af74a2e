import GravityActions

/// A place in a content where an address stands.
struct LintedLink: Sendable {
  enum Use: Sendable {
    /// A page that a click opens.
    case page
    case deeplink
    case image
    case webview
  }

  /// What the address belongs to.
  enum Owner: Sendable {
    case element(LintedElement)
    case closeButton
    case click(LintedClick)
  }

  /// A string.
  let node: JSONNode
  /// The key of the member that it is.
  let key: String
  let use: Use
  let owner: Owner
  let address: AddressText

  init?(_ key: String, of parent: JSONNode, _ use: Use, _ owner: Owner) {
    guard let node = parent[key], let text = node.string else { return nil }
    self.node = node
    self.key = key
    self.use = use
    self.owner = owner
    address = AddressText(text)
  }
}

extension LintedContent {
  /// What people call an address in messages: ``the `url` of the button "Закрыть"``.
  func words(for link: LintedLink) -> String {
    switch link.owner {
    case .element(let element): "the `\(link.key)` of the \(element.type ?? "element")"
    case .closeButton: "the `\(link.key)` of the close button"
    case .click(let click): "the `\(link.key)` of \(words(for: click))"
    }
  }

  static func links(
    of elements: [LintedElement], _ closeButton: JSONNode?, _ clicks: [LintedClick]
  ) -> [LintedLink] {
    var links = elements.compactMap(link(of:))
    if let link = closeButton.flatMap({ LintedLink("image", of: $0, .image, .closeButton) }) {
      links.append(link)
    }
    for click in clicks { links += self.links(of: click) }
    return links
  }

  private static func link(of element: LintedElement) -> LintedLink? {
    switch element.type {
    case "image": LintedLink("src", of: element.node, .image, .element(element))
    case "webview": LintedLink("url", of: element.node, .webview, .element(element))
    default: nil
    }
  }

  private static func links(of click: LintedClick) -> [LintedLink] {
    switch click.actionName {
    case ActionName.followURL.wireName:
      [LintedLink("url", of: click.node, .page, .click(click))].compactMap { $0 }
    case ActionName.followDeeplink.wireName:
      [LintedLink("deeplink", of: click.node, .deeplink, .click(click))].compactMap { $0 }
    default:
      click.formEffects.compactMap { link(of: $0, click) }
    }
  }

  private static func link(of effect: JSONNode, _ click: LintedClick) -> LintedLink? {
    switch effect["effect"]?.string {
    case "open_url", "follow_url": LintedLink("url", of: effect, .page, .click(click))
    case "open_deeplink": LintedLink("deeplink", of: effect, .deeplink, .click(click))
    default: nil
    }
  }
}
