import GravityPresentation

/// A comparison as text: each stream with the place where the profiles part, the table, and what explains it.
struct ComparisonText {
  let comparison: Comparison
  let switches: [PolicySwitch]
  let paint: Paint

  /// The text, and the rules that take part in what differs.
  struct Result {
    var lines: [String] = []
    var rules: [String] = []
  }

  /// - Parameter isBrief: Says nothing of the streams in which all agree.
  func result(isBrief: Bool) -> Result {
    var result = Result()
    for stream in comparison.streams {
      let groups = comparison.groups(of: stream)
      if groups.agree {
        guard !isBrief else { continue }
        let count = groups.groups.first?.value.count ?? 0
        result.lines.append("\(stream.rawValue): \(DiffWording.allAgree(count))")
      } else {
        add(stream, groups, to: &result)
      }
    }
    return result
  }

  private func add(
    _ stream: ComparedStream, _ groups: ProfileGroups<[ComparedLine]>, to result: inout Result
  ) {
    let columns = groups.groups.map(\.value)
    let place = firstDifference(columns)
    result.lines.append("\(stream.rawValue): \(paint.title(DiffWording.part(at: place + 1)))")
    result.lines += partLines(stream, at: place)
    let names = groups.groups.map { $0.members.map { comparison.profiles[$0].name } }
    result.lines += StreamTable(headers: names, columns: columns, paint: paint).lines
    let findings = comparison.findings(on: stream, switches)
    let text = CauseText(findings)
    result.lines += text.lines(namesProfiles: comparison.profiles.count > 2).map { "  \($0)" }
    for case .found(let causes) in findings.map(\.finding) {
      for rule in causes.flatMap(\.rules) where !result.rules.contains(rule) { result.rules.append(rule) }
    }
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
      (names: group.members.map { comparison.profiles[$0].name }.joined(separator: ", "), line: group.value)
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
