import GravityPresentation

/// Turns what names a profile into the profile.
public struct ProfileLoader: Sendable {
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
    return profiles
  }

  /// - Parameters:
  ///   - scenario: The file that names this one.
  ///   - span: Where it does.
  func load(path: String, namedBy scenario: SourceFile, at span: SourceSpan) throws(BrokenProfile) -> Profile
  {
    try load(path: path)
  }

  private func load(path: String) throws(BrokenProfile) -> Profile {
    throw BrokenProfile(diagnostics: [Diagnostic(message: "\(path): profile files are not read yet")])
  }
}
