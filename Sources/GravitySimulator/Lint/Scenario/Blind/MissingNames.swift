import GravityActions

/// Finds what expectations name and no payload has.
struct MissingNames {
  private let scenario: LintedScenario
  private var names = NameAdvice()
  private(set) var spots: [BlindSpot] = []

  init(_ scenario: LintedScenario) {
    self.scenario = scenario
  }

  mutating func look(at expectation: Expectation, _ span: SourceSpan) {
    switch expectation {
    case .state(let state), .within(_, let state): look(at: state, span)
    case .callbacks(let stream): stream.items.forEach { look(at: $0.value, $0.span) }
    case .urls(let stream): stream.items.forEach { lookFor(url: $0.value, $0.span) }
    case .opened, .log, .lockListener, .quirks, .usage, .unwritten, .request: break
    }
  }

  mutating func look(at property: ScenarioProperty, _ span: SourceSpan) {
    switch property {
    case .never(let state), .always(let state): look(at: state, span)
    case .within(_, let first, let second):
      look(at: first, span)
      look(at: second, span)
    }
  }

  private mutating func look(at state: StateExpectation, _ span: SourceSpan) {
    switch state {
    case .presented(let pattern): look(at: pattern, span)
    case .presentedStack(let items): items.forEach { look(at: $0.value, $0.span) }
    case .inline(let pattern): if let content = pattern.content { lookFor(content: content, span) }
    case .verdict(let campaign, _): lookFor(campaign: campaign, span)
    case .pasteboard(let text): lookFor(copied: text, span)
    case .nothingPresented, .locked, .unlocked, .promptPush, .noPrompt, .pushStatus, .screen, .crashed, .time,
      .property:
      break
    }
  }

  private mutating func look(at pattern: PresentedPattern, _ span: SourceSpan) {
    lookFor(content: pattern.content, span)
    guard let methods = scenario.methods[pattern.content], !methods.contains(pattern.method) else { return }
    let known = methods.sorted().joined(separator: " or ")
    add(
      pattern.method, span, "\(Quoted(pattern.content)) is delivered as \(known), never as \(pattern.method)",
      "write `\(methods.sorted().first ?? "") \(pattern.content)`, or change the payload's `deliveryMethod`")
  }

  private mutating func look(at callback: CallbackPattern, _ span: SourceSpan) {
    // What sending a form leads to brings callbacks without an action of that name.
    if let action = Self.action(behind: callback.name), !scenario.payloads.contains(action.wireName),
      !scenario.maySendForms
    {
      add(
        callback.name, span, "no payload of the scenario has the action `\(action.wireName)`",
        "leave \(callback.name) out, or name a payload that has such an action")
    }
    for attribute in callback.attributes {
      switch attribute.name {
      case "content": lookFor(content: attribute.value, span)
      case "url": lookFor(url: attribute.value, span)
      case "deeplink": lookFor(deeplink: attribute.value, span)
      case "copyData": lookFor(copied: attribute.value, span)
      default: break
      }
    }
  }

  /// The one action that a click's callback comes of.
  private static func action(behind callback: String) -> ActionName? {
    switch callback {
    case "CopyEvent": .copy
    case "CancelEvent": .cancel
    case "FollowUrlEvent": .followURL
    case "FollowDeeplinkEvent": .followDeeplink
    case "RequestPushEvent": .requestPush
    default: nil
    }
  }

  private mutating func lookFor(content: String, _ span: SourceSpan) {
    guard !content.isEmpty, !scenario.mayHave(content: content) else { return }
    add(
      content, span, "no payload of the scenario has a content \(Quoted(content))",
      names.instead(of: content, among: scenario.contents, otherwise: "name a payload that has it"))
  }

  private mutating func lookFor(campaign: String, _ span: SourceSpan) {
    guard scenario.triggers[campaign] == nil, !scenario.isNamed(campaign) else { return }
    let known = scenario.document.campaigns.map(\.id.value)
    add(
      campaign, span, "no answer lists a campaign \(Quoted(campaign))",
      names.instead(of: campaign, among: known, otherwise: "add it to the reply to visit or event"))
  }

  private mutating func lookFor(url: String, _ span: SourceSpan) {
    guard !scenario.payloads.contains(url) else { return }
    add(
      url, span, "no payload of the scenario has this url",
      "write a url as the payload has it, to the last character")
  }

  private mutating func lookFor(deeplink: String, _ span: SourceSpan) {
    guard !scenario.payloads.contains(deeplink) else { return }
    add(
      deeplink, span, "no payload of the scenario has this deeplink",
      "write a deeplink as the payload has it, to the last character")
  }

  private mutating func lookFor(copied text: String, _ span: SourceSpan) {
    guard !text.isEmpty, !scenario.payloads.contains(text) else { return }
    add(
      text, span, "no payload of the scenario has a text \(Quoted(text)) to copy",
      "write what the payload has as `copyData`")
  }

  private mutating func add(_ word: String, _ span: SourceSpan, _ message: String, _ advice: String) {
    spots.append(BlindSpot(span: scenario.tokens.span(of: word, in: span), message: message, advice: advice))
  }
}
