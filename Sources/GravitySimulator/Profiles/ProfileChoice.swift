import GravityPresentation

/// The profile that an option or a scenario names: one that is built in, or a file of the user's.
public enum ProfileChoice: Hashable, Sendable {
  case builtIn(Profile)
  case file(path: String)

  /// The ending that makes a word a file and not a name.
  public static let fileExtension = ".profile"

  /// The names that need no file, in the order in which they are listed.
  public static let builtInNames = Profile.builtIn.map(\.name)

  /// - Parameter word: The path of a file if it ends in `.profile` or holds a `/`; else a name, which must be known.
  public init?(_ word: String) {
    if word.hasSuffix(Self.fileExtension) || word.contains("/") {
      self = .file(path: word)
    } else if let profile = Profile.builtIn.first(where: { $0.name == word }) {
      self = .builtIn(profile)
    } else {
      return nil
    }
  }
}
