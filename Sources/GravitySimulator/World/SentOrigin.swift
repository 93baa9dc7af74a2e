import GravityPresentation

/// The origin of a trigger's requests.
struct SentOrigin: Sendable {
  let trigger: TriggerID
  let origin: RequestOrigin
}
