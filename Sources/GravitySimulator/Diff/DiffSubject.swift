import Foundation

/// What a comparison is about: the file behind the operand, read once.
enum DiffSubject {
  case scenario(LoadedScenario)
  case payload(PayloadDocument)

  /// - Throws: What is wrong with the file, where there is nothing to compare.
  init(_ source: ScenarioSource) throws(DiffProblem) {
    let bytes = try Self.bytes(of: source)
    guard Self.isPayload(bytes, source) else {
      let scenario = ScenarioLoader().load(bytes, named: source.displayName, folder: source.folder)
      guard scenario.diagnostics.isEmpty else { throw .diagnostics(scenario.diagnostics) }
      self = .scenario(scenario)
      return
    }
    do throws(PayloadError) {
      self = .payload(try PayloadDocument(bytes, at: PayloadPlace(file: source.displayName)))
    } catch {
      throw .diagnostics([Self.diagnostic(for: error)])
    }
  }

  private static func bytes(of source: ScenarioSource) throws(DiffProblem) -> [UInt8] {
    do throws(FileLoadError) {
      switch source {
      case .standardInput: return try FileLoader().loadStandardInput()
      case .file(let path): return try FileLoader().load(path)
      }
    } catch {
      if error == .missing, case .file(let path) = source {
        throw .operand(ScenarioDiscovery([path]).problems)
      }
      let message = "\(TerminalText.sanitized(source.displayName)) \(error.predicate)"
      throw .diagnostics([Diagnostic(message: message, notes: [.help(DiffWording.oneFile)])])
    }
  }

  /// A scenario never begins with a brace, and a response always does; the name decides where the text does not.
  private static func isPayload(_ bytes: [UInt8], _ source: ScenarioSource) -> Bool {
    if case .file(let path) = source, path.lowercased().hasSuffix(".json") { return true }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
  }

  private static func diagnostic(for error: PayloadError) -> Diagnostic {
    guard let excerpt = error.excerpt else {
      return Diagnostic(message: error.sentence)
    }
    let place = Diagnostic.Place(
      file: error.place.file, line: error.place.line, column: error.place.column, length: 1)
    return Diagnostic(message: "the payload \(error.predicate)", place: place, sourceLine: excerpt.text)
  }
}

extension ScenarioSource {
  /// Where the payload paths of a scenario begin.
  fileprivate var folder: String {
    switch self {
    case .file(let path): PathParts(path).folder
    case .standardInput: ""
    }
  }
}
