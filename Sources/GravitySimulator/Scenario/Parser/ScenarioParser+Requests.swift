import GravityPresentation

/// What the SDK asks of the server.
extension ScenarioParser {
  /// `request visit|event|choose {…}`, behind its first word.
  func parseRequest(_ reader: inout StatementReader) throws(ScenarioError) -> Expectation {
    let endpoint = try parseEndpoint(&reader)
    let what = "a JSON object"
    let token = try reader.token(what)
    guard case .json(let text) = token.kind else { throw reader.unexpected(token, insteadOf: what) }
    return .request(endpoint, Located(try CallJSON(text, at: token.span).text, at: token.span))
  }

  func parseEndpoint(_ reader: inout StatementReader) throws(ScenarioError) -> RequestEndpoint {
    let word = try reader.choice("kind of request", of: RequestEndpoint.allCases.map(\.rawValue))
    return RequestEndpoint(rawValue: word.value) ?? .visit
  }
}
