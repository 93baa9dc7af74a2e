import GravityPresentation

/// Turns what names a profile into the profile.
public struct ProfileLoader: Sendable {
  /// 1 MiB: thousands of times what all switches take.
  static let sizeLimit = 1024 * 1024

  public init() {}

  public func load(_ choice: ProfileChoice) throws(BrokenProfile) -> Profile {
    switch choice {
    case .builtIn(let profile): profile
    case .file(let path): try load(path: path)
    }
  }

  /// Every profile, or all that is wrong with any of them.
  public func load(_ choices: [ProfileChoice]) throws(BrokenProfile) -> [Profile] {
    var profiles: [Profile] = []
    var diagnostics: [Diagnostic] = []
    for choice in choices {
      do throws(BrokenProfile) {
        profiles.append(try load(choice))
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw BrokenProfile(diagnostics: diagnostics) }
    return zip(profiles, choices).map { profile, choice in
      // Files of one name in several folders are told apart by their paths.
      guard case .file(let path) = choice, profiles.count(where: { $0.name == profile.name }) > 1 else {
        return profile
      }
      return Profile(name: path, policy: profile.policy)
    }
  }

  /// The profile of a file that a scenario names.
  ///
  /// - Parameters:
  ///   - scenario: The texts that name it.
  ///   - span: Where it does.
  func load(
    path: String, namedBy scenario: ScenarioParts, at span: SourceSpan
  ) throws(BrokenProfile) -> Profile {
    let bytes: [UInt8]
    do throws(FileLoadError) {
      bytes = try read(path)
    } catch {
      // Without text there is nothing to point at in the profile, only at its name.
      let near = error == .missing ? NearFile.name(for: path, ending: ProfileChoice.fileExtension) : nil
      let diagnostic = scenario.diagnostic(
        "\(path) \(error.predicate)", at: span, notes: Self.proposal(near))
      throw BrokenProfile(diagnostics: [diagnostic])
    }
    do throws(BrokenProfile) {
      return try parse(bytes, path)
    } catch {
      let naming = Diagnostic.Note.note("named at \(scenario[span].file.displayName):\(span.line)")
      let notes = [naming] + scenario.inclusions(of: span)
      throw BrokenProfile(diagnostics: error.diagnostics.map { $0.place == nil ? $0 : $0.adding(notes) })
    }
  }

  private func load(path: String) throws(BrokenProfile) -> Profile {
    let bytes: [UInt8]
    do throws(FileLoadError) {
      bytes = try read(path)
    } catch {
      let near = error == .missing ? NearFile.path(for: path, ending: ProfileChoice.fileExtension) : nil
      let isBuiltIn = error == .missing && ProfileChoice.builtInNames.contains(path)
      let notes: [Diagnostic.Note] =
        isBuiltIn
        ? [.help("`\(path)` is built in, and listed without being named")] : Self.proposal(near)
      let diagnostic = Diagnostic(message: "\(path) \(error.predicate)", notes: notes)
      throw BrokenProfile(diagnostics: [diagnostic])
    }
    return try parse(bytes, path)
  }

  private func read(_ path: String) throws(FileLoadError) -> [UInt8] {
    try FileLoader(limit: Self.sizeLimit).load(path)
  }

  private func parse(_ bytes: [UInt8], _ path: String) throws(BrokenProfile) -> Profile {
    if let diagnostic = SourceFile.complaint(ifNotUTF8: bytes, displayName: path) {
      throw BrokenProfile(diagnostics: [diagnostic])
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return try ProfileParser.parse(text, name: Self.name(of: path), file: path)
  }

  private static func proposal(_ near: String?) -> [Diagnostic.Note] {
    near.map { [.help("did you mean \(Quoted(path: $0))?")] } ?? []
  }

  /// The file's name, without `.profile` where that leaves something and not the name of a built-in profile.
  private static func name(of path: String) -> String {
    let name = PathParts(path).name
    let ending = ProfileChoice.fileExtension
    guard name.hasSuffix(ending), name != ending else { return name }
    let stem = String(name.dropLast(ending.count))
    return ProfileChoice.builtInNames.contains(stem) ? name : stem
  }
}

extension Diagnostic {
  fileprivate func adding(_ more: [Note]) -> Diagnostic {
    Diagnostic(
      severity: severity, message: message, place: place, sourceLine: sourceLine, caretNote: caretNote,
      notes: notes + more)
  }
}
