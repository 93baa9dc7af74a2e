/// A machine's graph in Markdown: for each part a Mermaid diagram and a table of phases and events.
struct MachineGraphText {
  let graph: MachineGraph

  var text: String {
    var lines = GraphWording.introduction(explorations: graph.explorations)
    for part in MachinePart.allCases {
      lines += ["", "## \(part.title)", ""] + diagram(of: part) + [""] + table(of: part)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Steps that lead on; those that stay are in the table.
  private func diagram(of part: MachinePart) -> [String] {
    let steps = steps(of: part).filter { $0.from != $0.to }
    var lines = ["```mermaid", "stateDiagram-v2"]
    for from in part.phases {
      for to in part.phases {
        let events = steps.filter { $0.from == from && $0.to == to }.map { "\($0.event)" }
        guard !events.isEmpty else { continue }
        lines.append(
          "  \(node(from, of: part)) --> \(node(to, of: part)): \(events.joined(separator: "<br>"))")
      }
    }
    return lines + ["```"]
  }

  /// A free slot is where every way begins and ends.
  private func node(_ phase: String, of part: MachinePart) -> String {
    phase == part.phases.first ? "[*]" : phase
  }

  private func table(of part: MachinePart) -> [String] {
    let steps = steps(of: part)
    var lines = [
      "| event | " + part.phases.joined(separator: " | ") + " |",
      "| --- |" + String(repeating: " --- |", count: part.phases.count),
    ]
    for event in MachineEventKind.allCases {
      let cells = part.phases.map { from in
        let targets = steps.filter { $0.event == event && $0.from == from }.map {
          $0.to == from ? GraphWording.stays : $0.to
        }
        return targets.isEmpty ? GraphWording.neverReached : targets.joined(separator: ", ")
      }
      lines.append("| `\(event)` | " + cells.joined(separator: " | ") + " |")
    }
    return lines
  }

  private func steps(of part: MachinePart) -> [(event: MachineEventKind, from: String, to: String)] {
    graph.changes.compactMap { change in
      part.step(change).map { (change.event, $0.from, $0.to) }
    }
  }
}
