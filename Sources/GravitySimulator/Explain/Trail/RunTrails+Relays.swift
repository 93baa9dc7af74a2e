import GravityPresentation

extension RunTrails {
  /// Clicks that send an event, and what contents become by them and by what the user puts in.
  mutating func takeRelays(_ occurrence: Occurrence) {
    for effect in occurrence.effects {
      if case .send(.click(let trigger), _) = effect, let id = occurrence.event.presentation,
        let place = presentationPlaces[id]
      {
        relays[trigger] = (place, presentations[place].touches.count - 1)
      }
    }
    if case .responded(.click(let trigger), let response) = occurrence.event,
      let relay = relays.removeValue(forKey: trigger)
    {
      presentations[relay.presentation].touches[relay.touch].relay = RelayTrail(
        time: occurrence.time, response: response, effects: occurrence.effects)
    }
    for effect in occurrence.effects {
      guard case .update(let id, let content) = effect, let place = presentationPlaces[id] else { continue }
      presentations[place].redrawn = content
    }
    // T3: the app that waited for these answers is gone.
    if occurrence.event == .killed { relays = [:] }
  }
}
