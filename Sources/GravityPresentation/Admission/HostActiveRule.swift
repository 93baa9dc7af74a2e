/// P8: the host must be in the window, not being dismissed, not moving from its parent.
struct HostActiveRule: AdmissionRule {
  let name = "hostActive"

  func refusal(of question: AdmissionQuestion, memory: UInt32) -> AdmissionRefusal? {
    guard let inactivity = inactivity(of: question.host) else { return nil }
    return AdmissionRefusal(.hostInactive(question.hostID, inactivity), .endsTrigger)
  }

  private func inactivity(of host: ControllerSnapshot?) -> HostInactivity? {
    guard let host, host.isInWindow else { return .leftWindow }
    if host.isBeingDismissed { return .beingDismissed }
    if host.isMovingFromParent { return .movingFromParent }
    return nil
  }
}
