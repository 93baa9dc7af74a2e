/// Follows the `include` lines of a scenario, as deep and as often as there is room for.
struct ScenarioInclusions {
  static let depthLimit = 16
  static let countLimit = 200
  /// Bytes of all included texts together, each counted as often as it is included.
  static let sizeLimit = FileLoader.defaultLimit
  private static let proposalLimit = 20

  /// The parts that are not read to their end yet, outermost first.
  private var open: [(part: Int, identity: FileIdentity?)]
  private var texts: [FileIdentity: String] = [:]
  private var count = 0
  private var size = 0
  private var proposals = 0
  /// Whether a limit was reached, of which one error is enough.
  private var isExhausted = false

  /// - Parameter path: The scenario's own file, so that an `include` that comes back to it is found; nil for none.
  init(path: String?) {
    open = [(0, path.flatMap(FileIdentity.init))]
  }

  /// Adds the file to the parts, to be read before the rest of what includes it.
  ///
  /// - Returns: The number of the new part; nil where nothing more is included and that was said before.
  mutating func open(
    _ path: Located<String>, into parts: inout ScenarioParts
  ) throws(ScenarioError) -> Int? {
    guard !isExhausted else { return nil }
    let resolved = RelativePath.resolve(path.value, from: parts[path.span].folder)
    parts.add(includedPath: resolved)
    let identity = FileIdentity(of: resolved)
    if let identity, let known = open.first(where: { $0.identity == identity }) {
      throw ScenarioError(
        known.part == 0 ? "this includes the scenario itself" : "this includes a file in itself",
        at: path.span)
    }
    guard open.count <= Self.depthLimit else {
      throw ScenarioError("files are included at most \(Self.depthLimit) levels deep", at: path.span)
    }
    count += 1
    guard count <= Self.countLimit else {
      throw exhausted("a scenario includes at most \(Self.countLimit) files", at: path.span)
    }
    let text = try text(of: resolved, identity, at: path.span, &parts)
    size += text.utf8.count
    guard size <= Self.sizeLimit else {
      let limit = FileLoadError.size(Self.sizeLimit)
      throw exhausted("the included files are larger than \(limit) together", at: path.span)
    }
    let part = parts.add(Self.part(resolved, text, path.span))
    open.append((part, identity))
    return part
  }

  /// The innermost file was read to its end.
  mutating func close() { open.removeLast() }

  private mutating func exhausted(_ message: String, at span: SourceSpan) -> ScenarioError {
    isExhausted = true
    return ScenarioError(message, at: span)
  }

  private mutating func text(
    of path: String, _ identity: FileIdentity?, at span: SourceSpan, _ parts: inout ScenarioParts
  ) throws(ScenarioError) -> String {
    if let identity, let text = texts[identity] { return text }
    let bytes: [UInt8]
    do throws(FileLoadError) {
      bytes = try FileLoader().load(path)
    } catch {
      throw unreadable(path, error, at: span)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let offset = UTF8Check.firstInvalidOffset(in: bytes) {
      let position = TextPosition(of: offset, in: bytes)
      let part = parts.add(Self.part(path, text, span))
      var error = ScenarioError(
        "the file is not UTF-8",
        at: SourceSpan(line: position.line, column: position.column, length: 1, part: part))
      error.caretNote = "byte 0x\(String(bytes[offset], radix: 16))"
      error.help = "save the file as UTF-8"
      throw error
    }
    if let identity { texts[identity] = text }
    return text
  }

  private mutating func unreadable(
    _ path: String, _ error: FileLoadError, at span: SourceSpan
  ) -> ScenarioError {
    var found = ScenarioError("\(path) \(error.predicate)", at: span)
    // A near name costs a look at the folder; a few help, thousands would only take time.
    if error == .missing, proposals < Self.proposalLimit, let near = NearFile.name(for: path) {
      proposals += 1
      found.help = "did you mean \(Quoted(path: near))?"
    }
    return found
  }

  private static func part(_ path: String, _ text: String, _ inclusion: SourceSpan) -> ScenarioPart {
    ScenarioPart(
      file: SourceFile(displayName: path, text: ByteOrderMark.removed(from: text)),
      folder: PathParts(path).folder, inclusion: inclusion)
  }
}
