import GravityPresentation

/// Reads profile files and finds all that is wrong with one in a single pass.
///
/// A profile is a built-in one, named by `base`, with some of its switches set otherwise.
struct ProfileParser {
  private var lexer: ScenarioLexer
  private var errors: [ScenarioError] = []
  private var base: Located<Profile>?
  /// Whether a line that could not be read was meant to name the base.
  private var isBaseBroken = false
  private var description: SourceSpan?
  /// The switches that lines have set, and what to: the base may not be known yet.
  private var switches: [PolicySwitch] = []
  private var settings = PresentationPolicy.ideal
  /// Where each switch was set first.
  private var places: [String: SourceSpan] = [:]

  static let baseForm = "base NAME"
  private static let words = ["base", "description"] + PolicySwitch.all.map(\.name)
  private static let baseNames = Profile.builtIn.map(\.name)

  private init(_ text: String) {
    lexer = ScenarioLexer(text)
  }

  /// - Parameters:
  ///   - text: LF or CRLF, with or without a byte order mark.
  ///   - name: the profile's.
  ///   - file: what messages call the file.
  static func parse(_ text: String, name: String, file: String) throws(BrokenProfile) -> Profile {
    var parser = ProfileParser(text)
    parser.parseLines()
    let errors = parser.errors + parser.lexer.errors
    guard errors.isEmpty, let base = parser.base?.value else {
      let source = SourceFile(displayName: file, text: ByteOrderMark.removed(from: text))
      throw BrokenProfile(diagnostics: ScenarioDiagnostics.make(errors, in: ScenarioParts(source)))
    }
    return base.changed(name: name, by: parser.switches, asIn: parser.settings)
  }

  private mutating func parseLines() {
    var isEmpty = true
    while let line = lexer.next() {
      isEmpty = false
      var reader = StatementReader(line)
      guard !line.isBroken else {
        if case .word("base") = line.tokens.first?.kind { isBaseBroken = true }
        continue
      }
      do {
        try parse(&reader)
      } catch {
        errors.append(error)
      }
    }
    guard base == nil, !isBaseBroken else { return }
    var error = ScenarioError(
      isEmpty ? "the profile says nothing" : "no `base` says which profile this one changes",
      at: SourceSpan(line: 1, column: 1, length: 1))
    error.help = "begin with `\(Self.baseForm)`"
    error.notes = [Self.validBases]
    errors.append(error)
  }

  private mutating func parse(_ reader: inout StatementReader) throws(ScenarioError) {
    let keyword = try reader.word("a switch")
    switch keyword.value {
    case "base": try parseBase(keyword, &reader)
    case "description":
      reader.signature = #"description "text""#
      _ = try reader.text("the description")
      try reader.finish()
      if let first = description { throw repeated(keyword, first) }
      description = keyword.span
    default: try parseSwitch(keyword, &reader)
    }
  }

  private mutating func parseBase(
    _ keyword: Located<String>, _ reader: inout StatementReader
  ) throws(ScenarioError) {
    reader.signature = Self.baseForm
    if let base { throw repeated(keyword, base.span) }
    isBaseBroken = true
    let name = try reader.text("a profile")
    guard let profile = Profile.builtIn.first(where: { $0.name == name.value }) else {
      var error = reader.unknown("profile", name, among: Self.baseNames)
      if case .file = ProfileChoice(name.value) { error.help = "a base is built in, not a file" }
      throw error
    }
    try reader.finish()
    base = Located(profile, at: keyword.span)
    guard let first = places.values.min(by: { $0.line < $1.line }) else { return }
    errors.append(
      ScenarioError(
        "`base` must stand before the first switch", at: keyword.span,
        notes: ["that is on line \(first.line)"]))
  }

  private mutating func parseSwitch(
    _ name: Located<String>, _ reader: inout StatementReader
  ) throws(ScenarioError) {
    guard let policySwitch = PolicySwitch.named(name.value) else {
      var error = ScenarioError(unknown: "switch", name, among: Self.words)
      error.notes = ["`gravity-sim profiles` lists the switches"]
      throw error
    }
    reader.signature = "\(name.value) \(policySwitch.form)"
    try set(policySwitch, &reader)
    try reader.finish()
    if let first = places[name.value] { throw repeated(name, first) }
    places[name.value] = name.span
    switches.append(policySwitch)
  }

  private mutating func set(
    _ policySwitch: PolicySwitch, _ reader: inout StatementReader
  ) throws(ScenarioError) {
    switch policySwitch.values {
    case .words(let words):
      let word = try reader.word("a value")
      guard policySwitch.set(word.value, in: &settings) else {
        var error = reader.unknown("value", word, among: words)
        error.message += " of `\(policySwitch.name)`"
        throw error
      }
    case .duration:
      let time = try reader.duration("a duration")
      // Every duration is a value of such a switch.
      _ = policySwitch.set(DurationText.word(for: time), in: &settings)
    }
  }

  private func repeated(_ word: Located<String>, _ first: SourceSpan) -> ScenarioError {
    ScenarioError(
      "`\(word.value)` is there already", at: word.span, notes: ["first on line \(first.line)"])
  }

  private static let validBases = "valid: " + baseNames.joined(separator: ", ")
}
