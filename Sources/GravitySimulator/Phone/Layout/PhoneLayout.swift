/// Lays out a scene: everything on the phone's screen, bottom to top, and the caption below it.
struct PhoneLayout {
  let scene: PhoneScene
  private let area = PhoneFrame.screen
  /// More of them than any run has.
  private static let mostLayers = 24

  var boxes: [PhoneBox] {
    let system = SystemLayout(area: area)
    var boxes: [PhoneBox] = []
    switch scene.front {
    case .app: boxes = layers(system)
    case .settings(let status): boxes = [system.settings(status)]
    case .elsewhere: boxes = [system.elsewhere("The app is in background")]
    case .killed: boxes = [system.elsewhere("The app is not running")]
    case .crashed: boxes = [system.elsewhere("The app has crashed")]
    }
    boxes.append(system.statusBar(isLocked: scene.isLocked))
    if scene.isPromptUp { boxes += [system.shade, system.prompt] }
    boxes.append(system.homeIndicator)
    return boxes
  }

  /// From the upper-most one on that covers everything.
  private func layers(_ system: SystemLayout) -> [PhoneBox] {
    let visible = scene.layers.suffix(Self.mostLayers).filter { layer in
      switch layer {
      case .screen(let screen): screen.isInWindow
      case .campaign: true
      }
    }
    let first = visible.lastIndex { covers($0) } ?? visible.startIndex
    return visible[first...].flatMap { boxes(of: $0, system) }
  }

  private func covers(_ layer: PhoneLayer) -> Bool {
    switch layer {
    case .screen: true
    case .campaign(let campaign): campaign.content.form == .fullScreen && campaign.stage == .shown
    }
  }

  private func boxes(of layer: PhoneLayer, _ system: SystemLayout) -> [PhoneBox] {
    switch layer {
    case .screen(let screen): [HostLayout(screen: screen, area: area).box]
    case .campaign(let campaign): boxes(of: campaign, system)
    }
  }

  /// What is on its way in or out is seen through.
  private func boxes(of campaign: PhoneCampaign, _ system: SystemLayout) -> [PhoneBox] {
    let frame = FrameLayout(campaign.content, on: area)
    var boxes =
      switch campaign.content.form {
      case .fullScreen: [frame.fullScreen]
      case .modal, .other: [system.shade, frame.modal]
      case .bottomSheet: [system.shade, frame.sheet]
      case .snackBar:
        [SnackBarLayout(campaign.content, on: area).box(isInvisible: campaign.isInvisible)]
      case .inline: [frame.modal]
      }
    if campaign.stage != .shown {
      for index in boxes.indices { boxes[index].opacity = 0.55 }
    }
    return boxes
  }

  /// What the screen itself does not tell: how deep the stack is, and what is under way.
  var caption: String {
    var parts: [String] = []
    switch scene.front {
    case .app:
      if let top = scene.layers.last { parts.append(Self.text(of: top, on: scene.screen)) }
      let campaigns = scene.layers.count { if case .campaign = $0 { true } else { false } }
      if campaigns > 1 { parts.append("\(campaigns) campaigns are up") }
    case .settings, .elsewhere, .killed, .crashed: break
    }
    if scene.isLocked { parts.append("locked") }
    return parts.joined(separator: " · ")
  }

  private static func text(of layer: PhoneLayer, on screen: String) -> String {
    switch layer {
    case .screen(let screen): return "screen “\(PhoneWording.cut(screen.name))”"
    case .campaign(let campaign):
      let form = PhoneWording.title(of: campaign.content.form)
      switch campaign.stage {
      case .appearing: return "\(form), appearing"
      case .shown: return form
      case .leaving: return "\(form), leaving"
      }
    }
  }
}
