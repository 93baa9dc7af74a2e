extension CampaignModel {
  @inlinable
  public func appendEvents(in state: CampaignState, to events: inout [CampaignEvent]) {
    switch state.app {
    case 0:
      events.append(.host(0))
      events.append(.host(4))
    case 1:
      events.append(.host(1))
      events.append(.host(2))
    default:
      events.append(.host(3))
    }
    events.append(.host(5))
    for campaign in 0..<campaigns {
      switch state.phase(campaign) {
      case 0:
        if state.net {
          events.append(.campaign(campaign, 0))
        } else if state.retries(campaign) < 2 {
          events.append(.campaign(campaign, 1))
        }
      case 1: events.append(.campaign(campaign, 2))
      case 2:
        if state.lock == 0, state.app == 0, state.ready { events.append(.campaign(campaign, 3)) }
      case 3: events.append(.campaign(campaign, state.app == 0 ? 4 : 5))
      case 4: events.append(.campaign(campaign, 6))
      case 5: events.append(.campaign(campaign, 7))
      default:
        if state.retries(campaign) < 2 { events.append(.campaign(campaign, 8)) }
      }
    }
  }

  @inlinable
  public func apply(_ event: CampaignEvent, to state: inout CampaignState, marks: inout [Int]) {
    if event.code < 16 {
      applyHost(event, to: &state)
    } else {
      applyCampaign(event, to: &state)
      if event.code == 0x14 { marks.append(CampaignMark.firstIsVisible.rawValue) }
    }
    if !lockIsRight(in: state) { marks.append(CampaignMark.lockIsWrong.rawValue) }
  }

  @inlinable
  func applyHost(_ event: CampaignEvent, to state: inout CampaignState) {
    switch event.command {
    case 0, 3: state.bits = state.bits & ~3 | 1
    case 1: state.bits = state.bits & ~3 | 2
    case 2: state.bits &= ~3
    case 4: state.bits ^= 4
    default: state.bits ^= 8
    }
  }

  @inlinable
  func applyCampaign(_ event: CampaignEvent, to state: inout CampaignState) {
    let campaign = event.campaign
    switch event.command {
    case 0: state.setPhase(campaign, 1)
    case 1: state.countRetry(campaign)
    case 2: state.setPhase(campaign, 2)
    case 3:
      state.setPhase(campaign, 3)
      state.setLock(campaign + 1)
    case 4: state.setPhase(campaign, 4)
    case 5:
      state.setPhase(campaign, 2)
      state.setLock(0)
      if state.retries(campaign) < 2 { state.countRetry(campaign) }
    case 6: state.setPhase(campaign, 5)
    case 7:
      state.setPhase(campaign, 6)
      state.setLock(0)
    default:
      state.setPhase(campaign, 0)
      state.countRetry(campaign)
    }
  }

  /// Whether the lock is held exactly by the campaign that is in phase 3, 4 or 5.
  @inlinable
  func lockIsRight(in state: CampaignState) -> Bool {
    for campaign in 0..<campaigns {
      let phase = state.phase(campaign)
      if (phase >= 3 && phase <= 5) != (state.lock == campaign + 1) { return false }
    }
    return true
  }
}
