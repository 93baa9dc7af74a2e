import GravityPresentation

extension RunTrails {
  /// A request begins with its event and ends with its outcome, which may be at once (C2); those of inline
  /// components are told with them.
  mutating func takeRequests(_ occurrence: Occurrence) {
    if case .contentRequested(let load, let call) = occurrence.event, call != .inlineComponent {
      requests.append(LoadTrail(id: load, statement: occurrence.statement, time: occurrence.time))
    }
    for effect in occurrence.effects {
      guard case .loadEnded(let load, let outcome) = effect, let place = requestPlace(of: load) else {
        continue
      }
      requests[place].outcome = (occurrence.time, outcome)
    }
  }

  func requestPlace(of load: LoadID) -> Int? {
    requests.lastIndex { $0.id == load }
  }

  /// The load that a presentation shows (E1): its own candidate's, since the same content may have been loaded
  /// again for another trigger; of a content shown by hand the last one before it was asked for.
  func loads(of presentation: PresentationTrail) -> [ReportTrail] {
    let content = catalog.base(of: presentation.content)
    let loads = loads[content] ?? []
    if let own = candidate(behind: presentation)?.loads.filter({ $0.content == content }),
      !own.isEmpty
    {
      return own
    }
    return loads.last { $0.time <= presentation.asked }.map { [$0] } ?? []
  }

  /// The candidate whose response brought the content, through all steps before it (A9).
  private func candidate(behind presentation: PresentationTrail) -> CandidateTrail? {
    var origin = presentation.origin
    // A step comes after what it is a step of, so the way back has an end.
    for _ in presentations {
      switch origin {
      case .candidate(let candidate, let trigger):
        return number(of: candidate, in: trigger).map { triggers[trigger].candidates[$0] }
      case .step(let id):
        guard let place = presentationPlaces[id] else { return nil }
        origin = presentations[place].origin
      case .stepOfComponent, .byHand: return nil
      }
    }
    return nil
  }
}
