import Testing

@testable import GravityPresentation

extension MachineScript {
  mutating func initialize() -> [String] { drive(.initialized) }

  mutating func trackView(on controller: ControllerID? = nil) -> [String] {
    drive(.viewTracked(nextCall(), controller: controller))
  }

  mutating func triggerEvent(on controller: ControllerID? = nil) -> [String] {
    drive(.eventTriggered(nextCall(), controller: controller))
  }

  /// The oldest unanswered list arrives with these campaigns.
  mutating func list(_ ids: String..., status: UInt16 = 200) -> [String] {
    let candidates = ids.map { id in campaign(id).candidate }
    let body = builder.add(CandidateList(campaigns: candidates))
    return answerList(.answered(status: status, body: body))
  }

  mutating func answerList(_ response: Response) -> [String] {
    guard let place = requests.firstIndex(where: { $0.id.isForCandidates }) else {
      Issue.record("no list is asked for")
      return []
    }
    return answer(requests.remove(at: place).id, response)
  }

  /// The content of the campaign arrives, as the script's server has it.
  mutating func content(_ id: String, status: UInt16 = 200) -> [String] {
    let body = builder.add(campaign(id).response)
    return answerContent(of: id, .answered(status: status, body: body))
  }

  mutating func answerContent(of id: String, _ response: Response) -> [String] {
    let catalog = machine.environment.catalog
    let place = requests.firstIndex { request in
      guard case .content(_, let candidate) = request.id else { return false }
      return catalog.candidate(candidate).campaignId == id
    }
    guard let place else {
      Issue.record("the content of \(id) is not asked for")
      return []
    }
    return answer(requests.remove(at: place).id, response)
  }

  mutating func answer(_ request: RequestID, _ response: Response) -> [String] {
    machine.adopt(builder.environment())
    return drive(.responded(request, response))
  }

  /// From a call to the presented campaigns, whatever the effects on the way: the state a test begins in.
  mutating func begin(with ids: String..., on controller: ControllerID? = nil) {
    if !machine.isInitialized { _ = initialize() }
    for id in ids {
      _ = trackView(on: controller)
      _ = list(id)
      _ = content(id)
      _ = wait(0)
      _ = show(id)
    }
  }

  func campaign(_ id: String) -> Campaign {
    guard let campaign = campaigns.first(where: { $0.id == id }) else {
      Issue.record("the script has no campaign \(id)")
      return .modal(id)
    }
    return campaign
  }
}

extension MachineScript {
  /// A machine that nothing has happened to, in the environment of `other`.
  init(sharing other: MachineScript) {
    self = other
    machine = PresentationMachine(environment: other.machine.environment)
  }

  /// The app shows the content of that id by hand, as the catalogue first got it.
  mutating func showByHand(_ id: String, on controller: ControllerID? = nil) -> [String] {
    let catalog = machine.environment.catalog
    guard let content = catalog.contentIDs.first(where: { catalog.content($0).content.contentId == id })
    else {
      Issue.record("no content \(id) has loaded")
      return []
    }
    return drive(.contentShown(content, controller: controller))
  }
}
