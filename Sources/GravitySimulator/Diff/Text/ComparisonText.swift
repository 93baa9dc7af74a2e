import GravityPresentation

/// A comparison as text: each stream with the place where the profiles part, the table, and what explains it.
struct ComparisonText {
  let comparison: Comparison
  let paint: Paint

  private static let stepLimit = 20

  private func stepLines(_ line: ComparedLine) -> [String] {
    let start = "    \(TimeText.seconds(line.time))  "
    return TextColumns.wrapped(line.text, to: StreamTable.width - start.count).enumerated().map {
      number, text in
      number == 0 ? start + text : String(repeating: " ", count: start.count + 2) + text
    }
  }

  /// A block for each stream that is worth a word.
  var blocks: [StreamBlock] {
    comparison.streams.map { stream in
      let groups = comparison.groups(of: stream)
      guard groups.agree else { return block(on: stream, groups) }
      let lines = groups.groups.first?.value ?? []
      let title = "\(stream.rawValue): \(DiffWording.allAgree(lines.count))"
      var block = StreamBlock(title: title, differs: false)
      // A step that no profile can do is most likely a mistake in the file.
      if stream == .steps { block.details = lines.prefix(Self.stepLimit).flatMap(stepLines) }
      return block
    }
  }

  private func block(on stream: ComparedStream, _ groups: ProfileGroups<[ComparedLine]>) -> StreamBlock {
    let columns = groups.groups.map(\.value)
    let place = firstDifference(columns)
    var block = StreamBlock(
      title: "\(stream.rawValue): \(paint.title(DiffWording.part(at: place + 1)))", differs: true)
    block.details = partLines(stream, at: place)
    let names = groups.groups.map { $0.members.map { comparison.names[$0] } }
    block.details += StreamTable(headers: names, columns: columns, paint: paint).lines
    let findings = comparison.findings(on: stream)
    let text = CauseText(findings, reference: comparison.names.first ?? "")
    block.details += text.lines.map { "  \($0)" }
    for case .found(let causes) in findings.map(\.finding) {
      for found in causes.map(CausingSwitch.init) where !block.switches.contains(found) {
        block.switches.append(found)
      }
    }
    return block
  }

  private func firstDifference(_ columns: [[ComparedLine]]) -> Int {
    let shortest = columns.map(\.count).min() ?? 0
    guard let first = columns.first else { return 0 }
    return (0..<shortest).first { index in columns.contains { $0[index] != first[index] } } ?? shortest
  }

  /// What each group of profiles has at the place where they part.
  private func partLines(_ stream: ComparedStream, at place: Int) -> [String] {
    let lines = comparison.runs.map { $0[stream] }.map { place < $0.count ? $0[place] : nil }
    let groups = ProfileGroups(lines).groups.map { group in
      (names: group.members.map { comparison.names[$0] }.joined(separator: ", "), line: group.value)
    }
    let width = groups.map { TextColumns.width(of: $0.names) }.max() ?? 0
    return groups.flatMap { group -> [String] in
      let start = "  \(TextColumns.padded(group.names, to: width))  "
      guard let line = group.line else { return [start + "–"] }
      let indent = TextColumns.width(of: start) + 9
      let texts = TextColumns.wrapped(line.text, to: max(36, StreamTable.width - indent))
      return texts.enumerated().map { number, text in
        number == 0
          ? start + TimeText.seconds(line.time) + "  " + text
          : String(repeating: " ", count: indent + 2) + text
      }
    }
  }
}
