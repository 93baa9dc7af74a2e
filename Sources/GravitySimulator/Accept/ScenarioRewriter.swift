/// Puts what came into the expectations of a scenario's text; no other line changes.
struct ScenarioRewriter {
  /// Without their line feeds, but with what else ends them.
  private let lines: [String]
  /// The statements with their items, by their first lines.
  private var regions: [Int: ScenarioRegion] = [:]
  private var comments: [Int: ScenarioComment] = [:]

  /// - Parameter text: Without a byte order mark, which takes no column.
  init(_ text: String) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    var lexer = ScenarioLexer(text)
    lexer.keepsComments = true
    var region: ScenarioRegion?
    while let line = lexer.next() {
      if line.isIndented {
        region?.add(line)
      } else {
        if let region { regions[region.first] = region }
        region = ScenarioRegion(line)
      }
    }
    if let region { regions[region.first] = region }
    for comment in lexer.comments { comments[comment.span.line] = comment }
  }

  /// The text with the expectations rewritten, and what that changes, in their order.
  func rewritten(by edits: [ExpectationEdit]) -> (text: String, changes: [ExpectationChange]) {
    var output: [String] = []
    var changes: [ExpectationChange] = []
    var next = 0
    for edit in edits.sorted(by: { $0.span.line < $1.span.line }) {
      guard let region = regions[edit.span.line] else { continue }
      let first = region.first - 1
      let new = rewritten(region, by: edit)
      output += lines[next..<first] + new
      next = region.last
      changes.append(
        ExpectationChange(
          line: region.first, old: lines[first..<next].map(Self.shown), new: new.map(Self.shown)))
    }
    output += lines[next...]
    return (output.joined(separator: "\n"), changes)
  }

  private func rewritten(_ region: ScenarioRegion, by edit: ExpectationEdit) -> [String] {
    let line = lines[region.first - 1]
    let prefix = String(String.UnicodeScalarView(line.unicodeScalars.prefix(edit.span.column - 1)))
    let comment = comments[region.statement.end.line].map { "  " + $0.text } ?? ""
    let end = line.unicodeScalars.last == "\r" ? "\r" : ""
    switch edit.result {
    case .line(let text):
      let written = (prefix + text + comment).unicodeScalars.split(separator: "\n").map { String($0) + end }
      return written + region.rest.filter { !region.isItem($0) }.map { lines[$0 - 1] }
    case .list(let head, let entries):
      if isOnOneLine(region, entries, edit) {
        return [prefix + "\(head) " + entries.map(\.short).joined(separator: ", ") + comment + end]
      }
      return [prefix + head + comment + end] + items(region, entries, edit.kept, end)
    }
  }

  /// A list stays in the form that it has; a new one is on the line where its entries are short.
  private func isOnOneLine(
    _ region: ScenarioRegion, _ entries: [ActualResult.Entry], _ edit: ExpectationEdit
  ) -> Bool {
    guard region.items.isEmpty else { return false }
    guard edit.isOpen else { return true }
    let areWhole = entries.allSatisfy { $0.item == $0.short }
    return areWhole && (entries.count == 1 || !entries.contains { $0.short.hasPrefix("\"") })
  }

  /// The items that stay, whatever stands between them, and the new ones in their places.
  private func items(
    _ region: ScenarioRegion, _ entries: [ActualResult.Entry], _ kept: [Int: Int], _ end: String
  ) -> [String] {
    var output: [String] = []
    var next = 0
    for line in region.rest {
      if let entry = kept[line] {
        output += entries[next..<entry].map { "  \($0.item)\(end)" }
        next = entry + 1
      } else if region.isItem(line) {
        continue
      }
      output.append(lines[line - 1])
    }
    return output + entries[next...].map { "  \($0.item)\(end)" }
  }

  private static func shown(_ line: String) -> String {
    line.unicodeScalars.last == "\r" ? String(String.UnicodeScalarView(line.unicodeScalars.dropLast())) : line
  }
}
