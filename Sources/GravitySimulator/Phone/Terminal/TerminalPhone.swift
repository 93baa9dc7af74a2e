/// Draws a scene with one content in the characters of a terminal.
struct TerminalPhone {
  let scene: PhoneScene
  /// In columns, the phone's edges included.
  let width: Int

  private var inner: Int { width - 4 }

  /// Lines of exactly so many columns.
  var lines: [String] {
    var rows: [String] = []
    for layer in scene.layers {
      switch layer {
      case .screen(let screen): rows = host(screen)
      case .campaign(let campaign): rows = self.rows(of: campaign, over: rows)
      }
    }
    let edge = String(repeating: "─", count: width - 2)
    return ["┌\(edge)┐"] + rows.map { "│ \(TextRow.padded($0, inner)) │" } + ["└\(edge)┘"]
  }

  private func host(_ screen: PhoneScreen) -> [String] {
    let title = TextRow.cut(TerminalText.sanitized(screen.name), inner)
    var rows = [TextRow.aligned(title, .center, inner)]
    for component in screen.components {
      guard case .contents(let contents) = component.drawing else { continue }
      for content in contents {
        rows += TextFrame.square.around(
          stack(content, inner - 4), TextRow.cut("inline", inner - 6), inner)
      }
    }
    return rows
  }

  private func rows(of campaign: PhoneCampaign, over host: [String]) -> [String] {
    let shade = String(repeating: "░", count: inner)
    guard !campaign.isInvisible else {
      return host + [shade, TextRow.aligned("(nobody sees it: D9)", .center, inner)]
    }
    let content = campaign.content
    switch content.form {
    case .fullScreen: return stack(content, inner)
    case .bottomSheet:
      return host + [shade, shade] + TextFrame.round.around(stack(content, inner - 4), nil, inner)
    case .modal, .inline, .other:
      let gap = inner >= 32 ? 2 : 0
      let box = TextFrame.round.around(stack(content, inner - 4 - 2 * gap), nil, inner - 2 * gap)
      let side = String(repeating: "░", count: gap)
      return host + [shade] + box.map { side + $0 + side } + [shade]
    case .snackBar:
      return host + ["", ""] + TextFrame.round.around(stack(content, inner - 4), nil, inner) + [""]
    }
  }

  private func stack(_ content: PhoneContent, _ width: Int) -> [String] {
    TextStack(content: content, width: max(4, width)).rows
  }
}
