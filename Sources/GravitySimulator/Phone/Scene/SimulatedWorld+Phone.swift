import GravityPresentation

/// What there is to see of a world.
extension SimulatedWorld {
  var phoneFront: PhoneFront {
    if crash != nil { return .crashed }
    if !isAlive { return .killed }
    guard isInBackground else { return .app }
    return isInSettings ? .settings(system.status) : .elsewhere
  }

  /// Each screen, then the snack bars that lie on it.
  var phoneLayers: [PhoneLayer] {
    var layers: [PhoneLayer] = []
    for screen in host.screens {
      if let content = screen.content {
        let campaign = PhoneCampaign(
          content: phoneContent(content), stage: stage(screen.transition), isInvisible: false)
        layers.append(.campaign(campaign))
      } else {
        layers.append(.screen(phoneScreen(screen)))
      }
      for overlay in host.overlays where overlay.host == screen.id {
        layers.append(.campaign(phoneCampaign(overlay)))
      }
    }
    return layers
  }

  private func phoneScreen(_ screen: Screen) -> PhoneScreen {
    var components: [PhoneComponent] = []
    for id in inline.mounted {
      guard let component = inline[id], component.screen == screen.id else { continue }
      components.append(phoneComponent(component))
    }
    return PhoneScreen(name: name(of: screen.id), isInWindow: screen.isInWindow, components: components)
  }

  private func phoneCampaign(_ overlay: Overlay) -> PhoneCampaign {
    PhoneCampaign(
      content: phoneContent(overlay.content),
      stage: overlay.isLeaving ? .leaving : stage(overlay.transition),
      isInvisible: catalog.record(overlay.content).behavior.isInvisible)
  }

  private func stage(_ transition: Screen.Transition) -> PhoneCampaign.Stage {
    switch transition {
    case .none: .shown
    case .appearing: .appearing
    case .disappearing: .leaving
    }
  }

  private func phoneComponent(_ component: MountedComponent) -> PhoneComponent {
    let drawing: PhoneComponent.Drawing =
      switch component.value.drawing {
      case .nothing: .nothing
      case .loader: .loader
      case .contents(let contents): .contents(contents.map { phoneContent($0) })
      }
    let height: Double? =
      switch component.value.height(in: catalog) {
      case .points(let points): points
      case .byContent, .byLoader: nil
      }
    return PhoneComponent(name: component.name, drawing: drawing, height: height)
  }

  private func phoneContent(_ id: ContentID) -> PhoneContent {
    PhoneContent(id, in: machine.environment)
  }
}
