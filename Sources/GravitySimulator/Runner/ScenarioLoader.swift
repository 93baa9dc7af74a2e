import GravityPresentation

/// Reads a scenario and everything it names, and collects all that is wrong with them.
public struct ScenarioLoader: Sendable {
  private static let proposalLimit = 20

  private let acceptsUnwritten: Bool

  /// - Parameter acceptsUnwritten: Whether expectations may be left to `run --accept`.
  public init(acceptsUnwritten: Bool = false) {
    self.acceptsUnwritten = acceptsUnwritten
  }

  public func load(_ source: ScenarioSource) -> LoadedScenario {
    let bytes: [UInt8]
    do throws(FileLoadError) {
      bytes = try source.bytes()
    } catch {
      return failed(source.displayName, "", Diagnostic(message: "\(source.displayName) \(error.predicate)"))
    }
    return load(bytes, named: source.displayName, folder: source.folder, path: source.path)
  }

  /// - Parameters:
  ///   - text: The scenario.
  ///   - name: The name that messages give it.
  ///   - folder: Where its paths begin.
  public func load(text: String, named name: String, folder: String = "") -> LoadedScenario {
    load(Array(text.utf8), named: name, folder: folder)
  }

  func load(_ bytes: [UInt8], named name: String, folder: String, path: String? = nil) -> LoadedScenario {
    if let diagnostic = SourceFile.complaint(ifNotUTF8: bytes, displayName: name) {
      return failed(name, String(decoding: bytes, as: UTF8.self), diagnostic)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let parsed = ScenarioParser.parse(
      text, file: name, folder: folder, path: path, acceptsUnwritten: acceptsUnwritten)
    let parts = parsed.parts
    var payloads = ScenarioPayloads()
    var diagnostics = parsed.diagnostics
    for source in parsed.document.payloadSources where payloads[source] == nil {
      do throws(PayloadError) {
        payloads[source] = try document(source, in: parts, known: payloads)
      } catch {
        // A near name costs a look at the folder; a few help, thousands would only take time.
        let isProposing = diagnostics.count < Self.proposalLimit
        diagnostics.append(diagnostic(for: error, of: source, in: parts, isProposing: isProposing))
      }
    }
    var profile: Profile?
    do throws(BrokenProfile) {
      profile = try self.profile(of: parsed.document, in: parts)
    } catch {
      diagnostics += error.diagnostics
    }
    return LoadedScenario(
      parts: parts, document: parsed.document, profile: profile, payloads: payloads, diagnostics: diagnostics)
  }

  private func profile(
    of document: ScenarioDocument, in parts: ScenarioParts
  ) throws(BrokenProfile) -> Profile? {
    guard let named = document.profile else { return nil }
    switch named.value {
    case .builtIn(let profile): return profile
    case .file(let path):
      let resolved = RelativePath.resolve(path, from: parts[named.span].folder)
      return try ProfileLoader().load(path: resolved, namedBy: parts, at: named.span)
    }
  }

  private func document(
    _ source: PayloadSource, in parts: ScenarioParts, known: ScenarioPayloads
  ) throws(PayloadError) -> PayloadDocument {
    switch source {
    case .file(let path):
      let resolved = RelativePath.resolve(path.value, from: parts[path.span].folder)
      if let document = known[path: resolved] { return document }
      return try PayloadDocument(path: resolved)
    case .inline(let json):
      let file = parts[json.span].file.displayName
      let place = PayloadPlace(file: file, line: json.span.line, column: json.span.column)
      return try PayloadDocument(text: json.value, at: place)
    }
  }

  private func diagnostic(
    for error: PayloadError, of source: PayloadSource, in parts: ScenarioParts, isProposing: Bool
  ) -> Diagnostic {
    let span: SourceSpan
    switch source {
    case .file(let path): span = path.span
    case .inline(let json): span = json.span
    }
    let naming = Diagnostic.Note.note("named at \(parts[span].file.displayName):\(span.line)")
    if let diagnostic = error.diagnostic(notes: [naming] + parts.inclusions(of: span)) { return diagnostic }
    // Without text there is nothing to point at in the payload, only at its name.
    let near = isProposing ? nearFile(error) : nil
    let notes = near.map { [Diagnostic.Note.help("did you mean `\($0)`?")] } ?? []
    return parts.diagnostic(error.sentence, at: span, notes: notes)
  }

  private func nearFile(_ error: PayloadError) -> String? {
    guard error.reason == .unreadableFile(.missing) else { return nil }
    return NearFile.name(for: error.place.file, ending: ".json")
  }

  private func failed(_ name: String, _ text: String, _ diagnostic: Diagnostic) -> LoadedScenario {
    LoadedScenario(
      parts: ScenarioParts(SourceFile(displayName: name, text: text)), document: ScenarioDocument(),
      profile: nil, payloads: ScenarioPayloads(), diagnostics: [diagnostic])
  }
}

extension ScenarioDocument {
  /// Every payload that the header names, in order.
  var payloadSources: [PayloadSource] {
    campaigns.map(\.payload)
      + replies.compactMap { reply in
        if case .payload(let source, _) = reply.answer { return source }
        return nil
      }
  }
}
