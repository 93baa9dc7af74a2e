import GravityPresentation

/// What of a world can be different after a statement, in words.
struct ReportedState: Hashable, Sendable {
  private struct Row: Hashable {
    let name: String
    let value: String
  }

  private let rows: [Row]

  init(_ world: SimulatedWorld) {
    let presentations = world.host.presentations
    var rows = [
      Row(
        name: "presented",
        value: presentations.isEmpty
          ? "nothing" : presentations.map { world.text(of: $0) }.joined(separator: ", ")),
      Row(name: "screen", value: world.topScreen ?? "none"),
      Row(name: "presentation", value: world.machine.isLocked ? "locked" : "unlocked"),
      Row(name: "push prompt", value: world.system.isPromptUp ? "up" : "none"),
      Row(name: "push status", value: world.system.status.rawValue),
      Row(name: "pasteboard", value: world.pasteboardText.map { "“\($0)”" } ?? "empty"),
      Row(name: "app", value: Self.life(of: world)),
    ]
    for id in presentations {
      guard let content = world.content(of: id) else { continue }
      let answers = world.catalog.answers(in: content)
      guard !answers.isEmpty else { continue }
      let name = "filled in in \(world.catalog.name(of: content))"
      rows.append(Row(name: name, value: FormWording.text(of: answers)))
    }
    for id in world.inline.mounted {
      guard let component = world.inline[id] else { continue }
      let contents = component.value.blocks.map { world.catalog.name(of: $0.content) }
      let words = [component.state.rawValue] + contents
      rows.append(Row(name: "inline \(component.name)", value: words.joined(separator: " ")))
    }
    self.rows = rows
  }

  /// `presented: nothing → modal 6a5f4b7b73a8b1a026084fe2`, one for each thing that is different.
  func changes(from earlier: ReportedState) -> [String] {
    guard rows != earlier.rows else { return [] }
    var changes: [String] = []
    for row in earlier.rows where !rows.contains(where: { $0.name == row.name }) {
      changes.append("\(row.name): \(row.value) → gone")
    }
    for row in rows {
      let before = earlier.rows.first { $0.name == row.name }?.value
      guard before != row.value else { continue }
      changes.append("\(row.name): \(before ?? "none") → \(row.value)")
    }
    return changes
  }

  private static func life(of world: SimulatedWorld) -> String {
    if world.crash != nil { return "crashed" }
    if !world.isAlive { return "killed" }
    return world.isInBackground ? "in background" : "in foreground"
  }
}
