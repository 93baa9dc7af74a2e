import GravityPresentation

/// Reads scenario files of format 1 and finds all that is wrong with one in a single pass.
public struct ScenarioParser {
  /// How many errors of one file are shown.
  static let errorLimit = 100
  /// How many controllers one scenario may name, far below what their numbers can tell apart.
  static let controllerLimit = 1_000

  private var lexer: ScenarioLexer
  private var lookahead: ScenarioLine?
  /// The texts that are read on when the one at hand ends.
  private var outer: [(lexer: ScenarioLexer, lookahead: ScenarioLine?)] = []
  private(set) var parts: ScenarioParts
  /// Whether expectations may be left to `run --accept`.
  private(set) var acceptsUnwritten = false
  /// Nil where `include` is read and not followed.
  private var inclusions: ScenarioInclusions?
  var errors: [ScenarioError] = []
  var document = ScenarioDocument()
  var singles: [String: SourceSpan] = [:]
  /// Where each campaign was named first, and their names in the order of the text.
  var campaigns: [String: SourceSpan] = [:]
  var campaignNames: [String] = []
  /// Whether a scripted answer may list campaigns that no `campaign` names.
  var listsAnyCampaign = false
  var presentedHosts: [Located<String>] = []
  /// Names that can only be looked up when the whole file is known.
  var usedControllers: [Located<String>] = []
  var usedCampaigns: [Located<String>] = []
  /// By `getContent` and by `on choose`: what one names, the other need not find among the campaigns.
  var requestedCampaigns: [Located<String>] = []
  var answeredCampaigns: [Located<String>] = []
  var mountedComponents: [Located<String>] = []
  var usedComponents: [Located<String>] = []
  /// A line that could not be read, or another file, may name what this one uses.
  var isMissingNames = false
  var hasStep = false
  /// A line that could not be read may have been a step, or have brought some.
  var mayHaveStep = false
  /// How late it is at least, by the lines so far, and whether `wait` has a part in it.
  var earliestTime = Milliseconds.zero
  var isTimeWaitedFor = false

  private init(_ text: String, _ parts: ScenarioParts, _ inclusions: ScenarioInclusions?) {
    self.parts = parts
    self.inclusions = inclusions
    lexer = ScenarioLexer(text)
    lookahead = lexer.next()
  }

  /// Parses a scenario on its own: what it includes is not looked at.
  ///
  /// - Parameters:
  ///   - text: LF or CRLF, with or without a byte order mark.
  ///   - file: what messages call it.
  public static func parse(_ text: String, file: String) -> ParsedScenario {
    parse(text, file: file, folder: "", inclusions: nil)
  }

  /// Parses a scenario with all that it includes.
  ///
  /// - Parameters:
  ///   - folder: Where its paths begin.
  ///   - path: Where the scenario itself lies; nil where it is no file.
  ///   - acceptsUnwritten: Whether expectations may be left to `run --accept`.
  static func parse(
    _ text: String, file: String, folder: String, path: String?, acceptsUnwritten: Bool = false
  ) -> ParsedScenario {
    parse(
      text, file: file, folder: folder, inclusions: ScenarioInclusions(path: path),
      acceptsUnwritten: acceptsUnwritten)
  }

  /// What is wrong with a scenario, or a part of one, however it is put to use.
  static func syntaxMistakes(in text: String, file: String) -> [Diagnostic] {
    parse(text, file: file, folder: "", inclusions: nil, acceptsUnwritten: true, isWhole: false).diagnostics
  }

  private static func parse(
    _ text: String, file: String, folder: String, inclusions: ScenarioInclusions?,
    acceptsUnwritten: Bool = false, isWhole: Bool = true
  ) -> ParsedScenario {
    // Editors show no byte order mark, so columns do not count it.
    let source = SourceFile(displayName: file, text: ByteOrderMark.removed(from: text))
    var parser = ScenarioParser(text, ScenarioParts(source, folder: folder), inclusions)
    parser.acceptsUnwritten = acceptsUnwritten
    parser.parseLines()
    if isWhole { parser.checkWhole() }
    return ParsedScenario(
      document: parser.document,
      diagnostics: ScenarioDiagnostics.make(parser.errors + parser.lexer.errors, in: parser.parts),
      parts: parser.parts)
  }

  mutating func report(_ error: ScenarioError) { errors.append(error) }

  private mutating func parseLines() {
    while let line = takeLine() {
      guard !line.isIndented else {
        mayHaveStep = true
        if let token = line.tokens.first {
          report(ScenarioError("an item without a statement above it", at: token.span))
        }
        _ = takeItems()
        continue
      }
      let items = takeItems()
      if line.isBroken {
        noteBroken(line)
      } else {
        parseStatement(line, items)
      }
    }
  }

  private mutating func takeLine() -> ScenarioLine? {
    while lookahead == nil, let next = outer.popLast() {
      errors += lexer.errors
      (lexer, lookahead) = next
      inclusions?.close()
    }
    guard let line = lookahead else { return nil }
    lookahead = lexer.next()
    return line
  }

  private mutating func takeItems() -> [ScenarioLine] {
    var items: [ScenarioLine] = []
    while let line = lookahead, line.isIndented {
      items.append(line)
      lookahead = lexer.next()
    }
    return items
  }

  /// A line that could not be read to its end still tells what it was.
  private mutating func noteBroken(_ line: ScenarioLine) {
    if line.mayBeStep { mayHaveStep = true }
    guard case .word(let word) = line.tokens.first?.kind else { return }
    if ["host", "campaign", "include", "on"].contains(word) { isMissingNames = true }
  }

  private mutating func parseStatement(_ line: ScenarioLine, _ items: [ScenarioLine]) {
    var reader = StatementReader(line)
    do {
      try parseStatement(&reader, items)
    } catch {
      report(error)
      if case .word("host") = line.tokens.first?.kind { isMissingNames = true }
      if line.mayBeStep { mayHaveStep = true }
    }
    errors += reader.errors
  }

  /// `include "file"`: its lines come next.
  mutating func parseInclude(_ reader: inout StatementReader) throws(ScenarioError) {
    let path = try reader.text("a path")
    guard !path.value.isEmpty else { throw reader.error("the path cannot be empty", at: path.span) }
    try reader.finish()
    do {
      guard let part = try inclusions?.open(path, into: &parts) else { return noteMissingFile() }
      outer.append((lexer, lookahead))
      lexer = ScenarioLexer(parts.all[part].file.text, part: part)
      lookahead = lexer.next()
    } catch {
      noteMissingFile()
      throw error
    }
  }

  /// What is not read may have held steps, and named what others use.
  private mutating func noteMissingFile() {
    isMissingNames = true
    mayHaveStep = true
  }
}
