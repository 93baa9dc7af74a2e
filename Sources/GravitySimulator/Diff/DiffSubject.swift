/// What a comparison is about: the file behind the operand, read once.
enum DiffSubject {
  case scenario(LoadedScenario)
  case payload(PayloadDocument)

  /// - Parameter takesScenarios: Whether a scenario would do as well.
  /// - Throws: What is wrong with the file, where there is nothing to compare.
  init(_ source: ScenarioSource, takesScenarios: Bool = true) throws(DiffProblem) {
    let bytes = try Self.bytes(of: source, takesScenarios: takesScenarios)
    guard Self.isPayload(bytes, source) else {
      let scenario = ScenarioLoader().load(
        bytes, named: source.displayName, folder: source.folder, path: source.path)
      // What is wrong with a scenario is of no interest where none is taken; without its name, it may be anything.
      if !takesScenarios, !scenario.diagnostics.isEmpty, !Self.isScenario(source) {
        throw .diagnostics([DiffWording.noPayload(source)])
      }
      guard scenario.diagnostics.isEmpty || !takesScenarios else { throw .diagnostics(scenario.diagnostics) }
      self = .scenario(scenario)
      return
    }
    do throws(PayloadError) {
      self = .payload(try PayloadDocument(bytes, at: PayloadPlace(file: source.displayName)))
    } catch {
      throw .diagnostics([error.diagnostic() ?? Diagnostic(message: error.sentence)])
    }
  }

  /// Longer than any file's name can be.
  private static let longestName = 400

  static func bytes(
    of source: ScenarioSource, takesScenarios: Bool = true
  ) throws(DiffProblem) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileLoadError) {
      bytes = try source.bytes()
    } catch {
      // A text that opens a brace is hardly a path.
      if source.displayName.hasPrefix("{") {
        let message = "\(Quoted(source.displayName)) is no file but JSON"
        throw .diagnostics([Diagnostic(message: message, notes: [.help(DiffWording.jsonIsNoFile)])])
      }
      if error == .missing, case .file(let path) = source {
        throw .operand(ScenarioDiscovery([path]).problems)
      }
      let message = "\(MapText.shown(source.displayName, longest: Self.longestName)) \(error.predicate)"
      let help = takesScenarios ? DiffWording.oneFile : DiffWording.onePayload
      throw .diagnostics([Diagnostic(message: message, notes: [.help(help)])])
    }
    // A file's name says what it is to be; here nothing does.
    if source == .standardInput, firstSign(of: bytes) == nil {
      throw .diagnostics([DiffWording.emptyInput(takesScenarios: takesScenarios)])
    }
    return bytes
  }

  /// A scenario never begins with a brace, and a response always does; the name decides where the text does not.
  static func isPayload(_ bytes: [UInt8], _ source: ScenarioSource) -> Bool {
    if case .file(let path) = source, path.lowercased().hasSuffix(".json") { return true }
    return firstSign(of: bytes) == UInt8(ascii: "{")
  }

  private static func isScenario(_ source: ScenarioSource) -> Bool {
    source.path?.hasSuffix(ScenarioDiscovery.fileExtension) ?? false
  }

  /// Nil where there are blanks alone.
  private static func firstSign(of bytes: [UInt8]) -> UInt8? {
    bytes.dropFirst(ByteOrderMark.length(in: bytes)).first { !" \t\r\n".utf8.contains($0) }
  }
}
