import GravityPresentation

extension RunTrails {
  /// Clicks that send an event, and what contents become by them and by what the user puts in.
  mutating func takeRelays(_ occurrence: Occurrence) {
    for effect in occurrence.effects {
      if case .send(.click(let trigger), _) = effect { relays[trigger] = relayPlace(of: occurrence.event) }
    }
    if case .responded(.click(let trigger), let response) = occurrence.event,
      let relay = relays.removeValue(forKey: trigger)
    {
      let trail = RelayTrail(time: occurrence.time, response: response, effects: occurrence.effects)
      switch relay {
      case .presentation(let place, let touch): presentations[place].touches[touch].relay = trail
      case .component(let place, let touch): components[place].touches[touch].relay = trail
      }
    }
    for effect in occurrence.effects {
      guard case .update(let id, let content) = effect, let place = presentationPlaces[id] else { continue }
      presentations[place].redrawn = content
    }
    // T3: the app that waited for these answers is gone.
    if occurrence.event == .killed { relays = [:] }
  }

  /// The gesture that was noted last.
  private func relayPlace(of event: Event) -> RelayPlace? {
    if case .inlineTapped(let id, _, _, _) = event {
      let place = Int(id.index)
      guard components.indices.contains(place) else { return nil }
      return .component(place, touch: components[place].touches.count - 1)
    }
    guard let place = event.presentation.flatMap({ presentationPlaces[$0] }) else { return nil }
    return .presentation(place, touch: presentations[place].touches.count - 1)
  }
}
