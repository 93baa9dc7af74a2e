import Foundation

/// Files that a command reads, which none of its reports may replace.
struct ReadFiles: Sendable {
  private var paths: Set<PathBytes> = []
  private var identities: Set<FileIdentity> = []

  init() {}

  init(_ sources: [ScenarioSource], _ profile: ProfileChoice?) {
    for source in sources {
      switch source {
      case .file(let path): add(path)
      case .standardInput:
        if let identity = FileIdentity(descriptor: STDIN_FILENO) { identities.insert(identity) }
      }
    }
    if case .file(let path) = profile { add(path) }
  }

  mutating func add(_ path: String) {
    guard paths.insert(PathBytes(path)).inserted, let identity = FileIdentity(of: path) else { return }
    identities.insert(identity)
  }

  /// Whether one of them lies there, whatever path it was read by.
  func contains(_ path: String) -> Bool {
    guard !identities.isEmpty, let identity = FileIdentity(of: path) else { return false }
    return identities.contains(identity)
  }
}
