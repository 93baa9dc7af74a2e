/// P12: a modal kind needs a host that presents nothing and runs no transition.
struct HostFreeRule: AdmissionRule {
  let name = "hostFree"

  func refusal(of question: AdmissionQuestion, memory: UInt32) -> AdmissionRefusal? {
    guard question.record.behavior.kind == .modal else { return nil }
    switch question.policy.stacking {
    case .everything: return nil
    case .oneModal:
      if let up = question.modalPresentation {
        return AdmissionRefusal(.alreadyPresenting(up), .triesNext)
      }
    case .freeHosts: break
    }
    guard let occupation = question.host?.occupation else { return nil }
    return AdmissionRefusal(.hostBusy(question.hostID, occupation), .triesNext)
  }
}

extension ControllerSnapshot {
  /// Why a modal kind cannot be presented on this controller (P12), or nil where it can.
  var occupation: HostOccupation? {
    if isPresenting { return .presenting }
    return isTransitioning ? .transitioning : nil
  }
}
