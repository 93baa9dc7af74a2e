/// What to write instead of a name that is not there.
struct NameAdvice: Sendable {
  /// To compare names takes time; a few proposals help, thousands would only be slow.
  private static let proposalLimit = 20
  private static let candidateLimit = 1000
  private static let listLimit = 8

  private var proposals = 0

  /// - Parameters:
  ///   - names: Those that are there, in the order in which they are listed.
  ///   - otherwise: What to do where there is none.
  mutating func instead(of name: String, among names: [String], otherwise: String) -> String {
    let names = names.filter { !$0.isEmpty }
    guard !names.isEmpty else { return otherwise }
    if proposals < Self.proposalLimit {
      proposals += 1
      if let near = NearestName.of(name, among: Array(names.prefix(Self.candidateLimit))) {
        return "did you mean \(Quoted(near))?"
      }
    }
    let listed = names.prefix(Self.listLimit).map { Quoted($0).description }.joined(separator: ", ")
    return names.count == 1 ? "write \(listed)" : "write one of \(listed)" + Self.rest(names.count)
  }

  private static func rest(_ count: Int) -> String { count > listLimit ? ", …" : "" }
}
