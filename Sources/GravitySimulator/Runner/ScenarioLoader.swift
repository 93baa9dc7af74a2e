import GravityPresentation

/// Reads a scenario and everything it names, and collects all that is wrong with them.
public struct ScenarioLoader: Sendable {
  private static let proposalLimit = 20

  public init() {}

  public func load(_ source: ScenarioSource) -> LoadedScenario {
    let bytes: [UInt8]
    do throws(FileLoadError) {
      bytes = try source.bytes()
    } catch {
      return failed(source.displayName, "", Diagnostic(message: "\(source.displayName) \(error.predicate)"))
    }
    return load(bytes, named: source.displayName, folder: source.folder)
  }

  /// - Parameters:
  ///   - text: The scenario.
  ///   - name: The name that messages give it.
  ///   - folder: Where its payload paths begin.
  public func load(text: String, named name: String, folder: String = "") -> LoadedScenario {
    load(Array(text.utf8), named: name, folder: folder)
  }

  func load(_ bytes: [UInt8], named name: String, folder: String) -> LoadedScenario {
    if let diagnostic = SourceFile.complaint(ifNotUTF8: bytes, displayName: name) {
      return failed(name, String(decoding: bytes, as: UTF8.self), diagnostic)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let parsed = ScenarioParser.parse(text, file: name)
    let file = SourceFile(displayName: name, text: text)
    var payloads = ScenarioPayloads()
    var diagnostics = parsed.diagnostics
    for source in parsed.document.payloadSources where payloads[source] == nil {
      do throws(PayloadError) {
        payloads[source] = try document(source, in: file, folder: folder)
      } catch {
        // A near name costs a look at the folder; a few help, thousands would only take time.
        let isProposing = diagnostics.count < Self.proposalLimit
        diagnostics.append(diagnostic(for: error, of: source, in: file, isProposing: isProposing))
      }
    }
    var profile: Profile?
    do throws(BrokenProfile) {
      profile = try self.profile(of: parsed.document, in: file, folder: folder)
    } catch {
      diagnostics += error.diagnostics
    }
    return LoadedScenario(
      file: file, document: parsed.document, profile: profile, payloads: payloads, diagnostics: diagnostics)
  }

  private func profile(
    of document: ScenarioDocument, in file: SourceFile, folder: String
  ) throws(BrokenProfile) -> Profile? {
    guard let named = document.profile else { return nil }
    switch named.value {
    case .builtIn(let profile): return profile
    case .file(let path):
      return try ProfileLoader().load(path: Self.path(path, from: folder), namedBy: file, at: named.span)
    }
  }

  /// The path of a file that a scenario in `folder` names.
  private static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? path : joined(folder, path)
  }

  private func document(
    _ source: PayloadSource, in file: SourceFile, folder: String
  ) throws(PayloadError) -> PayloadDocument {
    switch source {
    case .file(let path):
      return try PayloadDocument(path: Self.path(path.value, from: folder))
    case .inline(let json):
      let place = PayloadPlace(file: file.displayName, line: json.span.line, column: json.span.column)
      return try PayloadDocument(text: json.value, at: place)
    }
  }

  /// `a/b` and `../c` make `a/c`: the name that messages show and users can open.
  private static func joined(_ folder: String, _ path: String) -> String {
    var parts = folder.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    for part in path.split(separator: "/", omittingEmptySubsequences: true).map(String.init) where part != "."
    {
      if part == "..", let last = parts.last, last != "..", last != "." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  private func diagnostic(
    for error: PayloadError, of source: PayloadSource, in file: SourceFile, isProposing: Bool
  ) -> Diagnostic {
    let named: Located<String>
    switch source {
    case .file(let path): named = path
    case .inline(let json): named = json
    }
    let naming = Diagnostic.Note.note("named at \(file.displayName):\(named.span.line)")
    if let diagnostic = error.diagnostic(notes: [naming]) { return diagnostic }
    // Without text there is nothing to point at in the payload, only at its name.
    let near = isProposing ? nearFile(error) : nil
    let notes = near.map { [Diagnostic.Note.help("did you mean `\($0)`?")] } ?? []
    return file.diagnostic(error.sentence, at: named.span, notes: notes)
  }

  private func nearFile(_ error: PayloadError) -> String? {
    guard error.reason == .unreadableFile(.missing) else { return nil }
    return NearFile.name(for: error.place.file, ending: ".json")
  }

  private func failed(_ name: String, _ text: String, _ diagnostic: Diagnostic) -> LoadedScenario {
    LoadedScenario(
      file: SourceFile(displayName: name, text: text), document: ScenarioDocument(),
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
