import GravityActions

/// A place in a content where an address stands.
struct LintedLink {
  enum Use: Sendable {
    /// A page that a click opens.
    case page
    case deeplink
    case image
    case webview
  }

  /// A string.
  let node: JSONNode
  let use: Use
  let address: AddressText
  // Most are never asked for.
  private let describe: () -> String

  init?(_ node: JSONNode?, _ use: Use, _ words: @autoclosure @escaping () -> String) {
    guard let node, let text = node.string else { return nil }
    self.node = node
    self.use = use
    address = AddressText(text)
    describe = words
  }

  /// What people call it in messages: ``the `url` of the button "Закрыть"``.
  var words: String { describe() }
}

extension LintedContent {
  /// Every address that a tap or a look at the content leads to.
  var links: [LintedLink] {
    var links = elements.compactMap(Self.link(of:))
    if let link = LintedLink(closeButton?["image"], .image, "the `image` of the close button") {
      links.append(link)
    }
    for click in clicks { links += self.links(of: click) }
    return links
  }

  private static func link(of element: LintedElement) -> LintedLink? {
    switch element.type {
    case "image": LintedLink(element.node["src"], .image, "the `src` of the image")
    case "webview": LintedLink(element.node["url"], .webview, "the `url` of the webview")
    default: nil
    }
  }

  private func links(of click: LintedClick) -> [LintedLink] {
    switch click.actionName {
    case ActionName.followURL.wireName:
      return [link(click.node, "url", .page, click)].compactMap { $0 }
    case ActionName.followDeeplink.wireName:
      return [link(click.node, "deeplink", .deeplink, click)].compactMap { $0 }
    case "submit_form":
      let routes = (click.node["routes"]?.elements ?? []) + [click.node["default"]].compactMap { $0 }
      return routes.flatMap { $0["do"]?.elements ?? [] }.compactMap { effectLink(of: $0, click) }
    default:
      return []
    }
  }

  private func effectLink(of effect: JSONNode, _ click: LintedClick) -> LintedLink? {
    switch effect["effect"]?.string {
    case "open_url", "follow_url": link(effect, "url", .page, click)
    case "open_deeplink": link(effect, "deeplink", .deeplink, click)
    default: nil
    }
  }

  private func link(
    _ owner: JSONNode, _ key: String, _ use: LintedLink.Use, _ click: LintedClick
  ) -> LintedLink? {
    LintedLink(owner[key], use, "the `\(key)` of \(words(for: click))")
  }
}
