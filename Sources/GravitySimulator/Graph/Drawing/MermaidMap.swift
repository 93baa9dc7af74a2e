/// A map as a Mermaid flowchart.
struct MermaidMap {
  /// What Mermaid draws without being told otherwise.
  static let mostEdges = 500
  static let mostCharacters = 50_000

  let map: CampaignMap

  /// As much of the map as Mermaid takes.
  var text: String {
    var text = ""
    for detail in MapDetail.all {
      let drawing = MapDrawing(map, detail)
      text = self.text(of: drawing)
      if drawing.edges.count <= Self.mostEdges, text.utf16.count <= Self.mostCharacters { break }
    }
    return text
  }

  private func text(of drawing: MapDrawing) -> String {
    var lines = ["%% gravity-sim graph, profile \(Self.escaped(map.profile))", "flowchart TD"]
    for (number, cluster) in drawing.clusters.enumerated() {
      lines.append("  subgraph v\(number)[\(Self.label(cluster.lines))]")
      lines += cluster.nodes.map { "    " + Self.line(of: $0) }
      lines.append("  end")
    }
    lines += drawing.nodes.map { "  " + Self.line(of: $0) }
    lines += drawing.edges.map { edge in
      let arrow = edge.leaves ? "-->" : "-.->"
      return "  \(edge.from) \(arrow)|\(Self.label(edge.lines))| \(edge.to)"
    }
    let nodes = drawing.clusters.flatMap(\.nodes) + drawing.nodes
    for kind in MapDrawing.Node.Kind.allCases {
      let ids = nodes.filter { $0.kind == kind }.map(\.id)
      guard let style = Self.style(of: kind), !ids.isEmpty else { continue }
      lines.append("  classDef \(kind.rawValue) \(style)")
      lines.append("  class \(ids.joined(separator: ",")) \(kind.rawValue)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(of node: MapDrawing.Node) -> String {
    let label = label(node.lines)
    return switch node.kind {
    case .content, .root, .deadEnd, .trap, .hidden: "\(node.id)[\(label)]"
    case .missing: "\(node.id){{\(label)}}"
    case .out: "\(node.id)([\(label)])"
    case .note: "\(node.id)>\(label)]"
    }
  }

  private static func style(of kind: MapDrawing.Node.Kind) -> String? {
    switch kind {
    case .content, .out, .note: nil
    case .root: "stroke-width:3px"
    case .deadEnd: "fill:#f8d7da,stroke:#b3261e,color:#410e0b,stroke-width:3px"
    case .trap: "fill:#ffe8cc,stroke:#b35900,color:#3d1f00,stroke-width:3px"
    case .hidden: "fill:#eeeeee,stroke:#888888,color:#444444,stroke-dasharray:4 4"
    case .missing: "fill:#fff3bf,stroke:#8a6d00,color:#332900"
    }
  }

  private static func label(_ lines: [String]) -> String {
    "\"" + lines.map(escaped).joined(separator: "<br/>") + "\""
  }

  /// The text with every sign spelled out that Mermaid or the HTML and Markdown in its labels could take for its own.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { isPlain($0) ? String($0) : "#\($0.value);" }.joined()
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "/", "?", "=", "(", ")": true
    // Mermaid itself puts this ligature where an escape was, and reads it back.
    case "ﬂ": false
    default: !scalar.isASCII
    }
  }
}
