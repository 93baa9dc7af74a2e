import GravityPresentation

/// One reply of the server's, compiled: what the machine hears, and how long it takes.
struct ScriptedReply: Sendable {
  let response: Response
  let after: Milliseconds

  init(_ response: Response, after: Milliseconds = .zero) {
    self.response = response
    self.after = after
  }
}
