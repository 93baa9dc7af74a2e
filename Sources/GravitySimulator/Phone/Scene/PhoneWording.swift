import GravityActions
import GravityPresentation

/// The sentences about what a phone shows.
enum PhoneWording {
  /// `On the screen, bottom to top: screen “home”; bottom sheet 6a5f4b7b “Вам нравится Hoff?”.`
  static func summary(of scene: PhoneScene) -> String {
    var sentences: [String] = []
    switch scene.front {
    case .app: break
    case .settings(let status):
      sentences.append("The system's settings: notifications are \(permission(status)).")
    case .elsewhere: sentences.append("The app is in background.")
    case .killed: sentences.append("The app is not running.")
    case .crashed: sentences.append("The app has crashed.")
    }
    if scene.isPromptUp { sentences.append("The system asks for the push permission.") }
    let layers = scene.layers.map { text(of: $0) }
    if !layers.isEmpty {
      sentences.append("On the screen, bottom to top: " + layers.joined(separator: "; ") + ".")
    }
    if scene.isLocked { sentences.append("Presentation is locked.") }
    return sentences.joined(separator: " ")
  }

  private static func permission(_ status: PushAuthorizationStatus) -> String {
    switch status {
    case .notDetermined: "not decided"
    case .denied: "off"
    case .authorized: "on"
    case .provisional: "on, quietly"
    case .ephemeral: "on for a while"
    }
  }

  private static func text(of layer: PhoneLayer) -> String {
    switch layer {
    case .screen(let screen):
      ([("screen “\(name(screen.name))”")] + screen.components.map { text(of: $0) }).joined(separator: ", ")
    case .campaign(let campaign): text(of: campaign)
    }
  }

  private static func text(of campaign: PhoneCampaign) -> String {
    let stage =
      switch campaign.stage {
      case .appearing: ", appearing"
      case .shown: ""
      case .leaving: ", leaving"
      }
    return text(of: campaign.content) + stage + (campaign.isInvisible ? ", invisible" : "")
  }

  private static func text(of component: PhoneComponent) -> String {
    let what =
      switch component.drawing {
      case .nothing: "empty"
      case .loader: "its loader"
      case .contents(let contents): contents.map { text(of: $0) }.joined(separator: ", ")
      }
    return "inline “\(name(component.name))”: \(what)"
  }

  private static func text(of content: PhoneContent) -> String {
    let form = title(of: content.form)
    let said = firstText(of: content).map { " “\($0)”" } ?? ""
    return "\(form) \(name(content.content.contentId))\(said)"
  }

  static func title(of form: PhoneForm) -> String {
    switch form {
    case .fullScreen: "full screen"
    case .modal: "modal"
    case .bottomSheet: "bottom sheet"
    case .snackBar: "snack bar"
    case .inline: "content"
    case .other(let name): self.name(name)
    }
  }

  private static func firstText(of content: PhoneContent) -> String? {
    let sources = content.content.variables?.elements ?? []
    for element in content.elements {
      guard let text = sources[element.place].text, !text.isEmpty else { continue }
      return name(text)
    }
    return nil
  }

  /// A foreign text on one line, cut where it is long.
  static func name(_ text: String) -> String { TerminalText.sanitized(cut(text)) }

  /// `“name”`.
  static func quoted(_ text: String) -> String { "“\(name(text))”" }

  /// The beginning of a long text.
  static func cut(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(61)
    return start.count > 60 ? String(String.UnicodeScalarView(start.dropLast())) + "…" : text
  }
}
