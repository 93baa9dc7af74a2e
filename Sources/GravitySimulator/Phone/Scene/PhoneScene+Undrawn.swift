extension PhoneScene {
  /// What the payloads of its contents say of looks, and no picture shows; each once.
  var undrawn: [String] {
    var texts: [String] = []
    var known: Set<String> = []
    for content in contents {
      for key in UndrawnKeys(of: content).all {
        let text = "\(PhoneWording.name(content.content.contentId)): \(key.text)"
        if known.insert(text).inserted { texts.append(text) }
      }
    }
    return texts
  }

  /// Every content on the screens, bottom to top.
  var contents: [PhoneContent] {
    layers.flatMap { layer -> [PhoneContent] in
      switch layer {
      case .campaign(let campaign): return [campaign.content]
      case .screen(let screen):
        return screen.components.flatMap { component -> [PhoneContent] in
          switch component.drawing {
          case .contents(let contents): return contents
          case .nothing, .loader: return []
          }
        }
      }
    }
  }
}
