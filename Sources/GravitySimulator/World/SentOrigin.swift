import GravityPresentation

/// The origin of requests whose answers may still come.
struct SentOrigin: Sendable {
  let sender: RequestSender
  let origin: RequestOrigin
}
