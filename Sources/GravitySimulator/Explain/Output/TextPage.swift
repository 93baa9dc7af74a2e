/// Lines of text in columns, each safe for a terminal and broken at 100 columns where it has spaces.
struct TextPage {
  static let width = 100

  let usesColor: Bool
  private var lines: [String] = []

  init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// The lines, each ended by a line break.
  var text: String { lines.map { $0 + "\n" }.joined() }

  mutating func addBlank() {
    lines.append("")
  }

  mutating func add(_ text: String, indent: Int = 0, ink: Ink = .plain) {
    add([text], at: [indent], ink: ink)
  }

  /// A line of a scenario or of JSON that is not broken, for what is to be copied.
  mutating func addWhole(_ text: String, indent: Int) {
    let shown = Self.isPlain(text) ? text : StringText.escapingUnprintable(text)
    lines.append(String(repeating: " ", count: indent) + shown)
  }

  /// - Parameters:
  ///   - cells: The texts; the last is broken over lines, under its own beginning.
  ///   - columns: Where each begins, from 0; a cell that is too long pushes the next one on.
  mutating func add(_ cells: [String], at columns: [Int], ink: Ink) {
    var head = ""
    var width = 0
    for (cell, column) in zip(cells.dropLast(), columns) {
      let shown = Self.sanitized(cell)
      if !shown.isEmpty {
        head += String(repeating: " ", count: max(column - width, width == 0 ? 0 : 2)) + shown
        width = Self.width(of: head)
      }
    }
    guard let last = cells.last, let margin = columns.last else { return }
    let rows = Self.broken(Self.sanitized(last), to: max(Self.width - margin, 20))
    let gap = max(margin - width, width == 0 ? 0 : 2)
    lines.append(draw(head + String(repeating: " ", count: gap) + (rows.first ?? ""), ink))
    for row in rows.dropFirst() {
      lines.append(draw(String(repeating: " ", count: margin) + row, ink))
    }
  }

  private func draw(_ line: String, _ ink: Ink) -> String {
    var line = line
    while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
    return usesColor ? ink.draw(line) : line
  }

  /// Breaks a text at spaces; a word that is longer than a row has one of its own.
  private static func broken(_ text: String, to width: Int) -> [String] {
    if self.width(of: text) <= width { return [text] }
    var rows: [String] = []
    var row = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let size = self.width(of: String(word))
      if !row.isEmpty, used + 1 + size > width {
        rows.append(row)
        (row, used) = ("", 0)
      }
      row += row.isEmpty ? String(word) : " \(word)"
      used += used == 0 ? size : size + 1
    }
    return rows + [row]
  }

  private static func width(of text: String) -> Int {
    isPlain(text) ? text.utf8.count : ColumnWidth.of(text)
  }

  private static func sanitized(_ text: String) -> String {
    isPlain(text) ? text : TerminalText.sanitized(text)
  }

  /// Printable ASCII alone, which most of a page is and which is quickly dealt with.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }
}
