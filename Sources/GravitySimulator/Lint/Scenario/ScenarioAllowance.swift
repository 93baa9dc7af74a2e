/// What the comments of a scenario text allow: `# lint: allow RULE, RULE`.
///
/// On a line of its own such a comment counts for the whole text, behind a statement or an item for that alone.
struct ScenarioAllowance: Sendable {
  struct Entry: Hashable, Sendable {
    /// The rule as it was written, which need not be one.
    let rule: Located<String>
    /// The lines that the comment stands for; nil for all.
    let lines: ClosedRange<Int>?
  }

  private static let introduction = "lint:"
  private static let order = "allow"

  /// In the order of the text.
  private(set) var entries: [Entry] = []
  private var everywhere: Set<String> = []
  private var here: [Int: Set<String>] = [:]
  /// Comments that begin with `lint:` and allow nothing.
  private(set) var unreadable: [SourceSpan] = []

  /// - Parameters:
  ///   - text: A scenario, or a part of one.
  ///   - part: The number by which spans know it.
  init(_ text: String, part: Int = 0) {
    var lexer = ScenarioLexer(text, part: part)
    lexer.keepsComments = true
    var ranges: [Int: ClosedRange<Int>] = [:]
    while let line = lexer.next() {
      // A value of several lines ends its statement on the last of them, and so does the comment.
      let first = line.tokens.first?.span.line ?? line.end.line
      ranges[line.end.line] = min(first, line.end.line)...line.end.line
    }
    for comment in lexer.comments { read(comment, in: ranges[comment.span.line]) }
  }

  /// Whether what the rule finds on the line may be there.
  func allows(_ rule: String, at line: Int) -> Bool {
    everywhere.contains(rule) || here[line]?.contains(rule) == true
  }

  private mutating func read(_ comment: ScenarioComment, in lines: ClosedRange<Int>?) {
    let scalars = Array(comment.text.unicodeScalars)
    var place = 1
    Self.skipBlanks(scalars, &place)
    guard Self.take(Self.introduction, scalars, &place) else { return }
    Self.skipBlanks(scalars, &place)
    guard Self.take(Self.order, scalars, &place), place < scalars.count, Self.isBlank(scalars[place]) else {
      return unreadable.append(comment.span)
    }
    for name in scalars[place...].split(separator: ",", omittingEmptySubsequences: false) {
      let start = name.firstIndex { !Self.isBlank($0) } ?? name.endIndex
      let end = name.lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? start
      guard start < end else { return unreadable.append(comment.span) }
      let span = SourceSpan(
        line: comment.span.line, column: comment.span.column + start, length: end - start,
        part: comment.span.part)
      let rule = String(String.UnicodeScalarView(scalars[start..<end]))
      entries.append(Entry(rule: Located(rule, at: span), lines: lines))
      guard let lines else {
        everywhere.insert(rule)
        continue
      }
      for line in lines { here[line, default: []].insert(rule) }
    }
  }

  private static func take(_ word: String, _ scalars: [Unicode.Scalar], _ place: inout Int) -> Bool {
    guard scalars[min(place, scalars.count)...].starts(with: word.unicodeScalars) else { return false }
    place += word.unicodeScalars.count
    return true
  }

  private static func skipBlanks(_ scalars: [Unicode.Scalar], _ place: inout Int) {
    while place < scalars.count, isBlank(scalars[place]) { place += 1 }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}

extension LoadedScenario {
  /// What each of the parts allows, by its number.
  var allowances: [ScenarioAllowance] {
    parts.all.enumerated().map { ScenarioAllowance($1.file.text, part: $0) }
  }
}
