import GravityActions

extension PushPermissionFlow {
  mutating func handle(_ event: PushPermissionEvent, _ policy: ActionPolicy) -> [PushPermissionOutput] {
    var outputs: [PushPermissionOutput] = []
    handle(event, under: policy) { outputs.append($0) }
    return outputs
  }
}

extension SystemPushAuthorization {
  mutating func handle(_ event: SystemPushEvent) -> [SystemPushOutput] {
    var outputs: [SystemPushOutput] = []
    handle(event) { outputs.append($0) }
    return outputs
  }
}
