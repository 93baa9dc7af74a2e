/// A map in Graphviz's DOT.
struct DOTMap {
  /// More than that takes Graphviz minutes, and nobody finds a way in it.
  static let mostEdges = 500
  static let mostNodes = 300

  let map: CampaignMap

  /// As much of the map as can be looked at.
  var text: String {
    var text = ""
    for detail in MapDetail.all {
      let drawing = MapDrawing(map, detail)
      text = self.text(of: drawing)
      let nodes = drawing.nodes.count + drawing.clusters.reduce(0) { $0 + $1.nodes.count }
      if drawing.edges.count <= Self.mostEdges, nodes <= Self.mostNodes { break }
    }
    return text
  }

  private func text(of drawing: MapDrawing) -> String {
    var lines = [
      "digraph campaign {",
      "  graph [comment=\(Self.label(["gravity-sim graph, profile \(map.profile)"])), fontname=\"sans-serif\"];",
      "  node [fontname=\"sans-serif\", shape=box, style=filled, fillcolor=\"#ffffff\"];",
      "  edge [fontname=\"sans-serif\", fontsize=10];",
    ]
    for (number, cluster) in drawing.clusters.enumerated() {
      lines += ["  subgraph cluster_\(number) {", "    label=\(Self.label(cluster.lines));"]
      lines += cluster.nodes.map { "    " + Self.line(of: $0) }
      lines.append("  }")
    }
    lines += drawing.nodes.map { "  " + Self.line(of: $0) }
    lines += drawing.edges.map { edge in
      let style = edge.leaves ? "" : ", style=dashed"
      return "  \(edge.from) -> \(edge.to) [label=\(Self.label(edge.lines))\(style)];"
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func line(of node: MapDrawing.Node) -> String {
    "\(node.id) [label=\(label(node.lines))\(attributes(of: node.kind))];"
  }

  private static func attributes(of kind: MapDrawing.Node.Kind) -> String {
    switch kind {
    case .content: ""
    case .root: ", penwidth=3"
    case .deadEnd: ", penwidth=3, color=\"#b3261e\", fillcolor=\"#f8d7da\""
    case .trap: ", penwidth=3, color=\"#b35900\", fillcolor=\"#ffe8cc\""
    case .hidden: ", style=\"filled,dashed\", color=\"#888888\", fillcolor=\"#eeeeee\""
    case .missing: ", shape=hexagon, color=\"#8a6d00\", fillcolor=\"#fff3bf\""
    case .out: ", shape=oval"
    case .note: ", shape=note"
    }
  }

  private static func label(_ lines: [String]) -> String {
    "\"" + lines.map(escaped).joined(separator: "\\n") + "\""
  }

  /// Graphviz reads backslashes as escapes and ampersands as entities, in quotes too.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "&": "&amp;"
      default: String(scalar)
      }
    }.joined()
  }
}
