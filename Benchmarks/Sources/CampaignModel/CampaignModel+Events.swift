extension CampaignModel {
  /// In the order of the file. A campaign has one command at most that is enabled.
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
    // Four bits a phase: the command that leads out of it.
    let commands: UInt64 = 0x876_4320 | (state.net ? 0 : 1) | (state.app == 0 ? 0 : 0x1000)
    // A bit a phase: whether that command is enabled, with both retries used up and before.
    let free: UInt64 = state.lock == 0 && state.app == 0 && state.ready ? 4 : 0
    let used: UInt64 = 0b011_1010 | free | (state.net ? 1 : 0)
    let unused: UInt64 = 0b111_1011 | free
    for campaign in 0..<campaigns {
      let phase = state.phase(campaign)
      let enabled = state.retries(campaign) < 2 ? unused : used
      if enabled &>> phase & 1 != 0 {
        let command = UInt8(truncatingIfNeeded: commands &>> (phase &* 4)) & 15
        events.append(.campaign(campaign, command))
      }
    }
  }

  @inlinable
  public func apply(_ event: CampaignEvent, to state: inout CampaignState, marks: inout [Int]) {
    let command = UInt64(event.command)
    if event.code < 16 {
      // Four bits a command: the bits of app, ready and net that it turns over.
      state.bits ^= (0x84_3131 &>> (command &* 4)) & 15
    } else {
      applyCampaign(command, event.campaign, to: &state)
      if event.code == 0x14 { marks.append(CampaignMark.firstIsVisible.rawValue) }
    }
    let lock = state.lock
    // Phases 3, 4 and 5.
    if lock != 0, 0b011_1000 &>> state.phase(lock &- 1) & 1 == 0 {
      marks.append(CampaignMark.lockIsWrong.rawValue)
    }
  }

  @inlinable
  func applyCampaign(_ command: UInt64, _ campaign: UInt64, to state: inout CampaignState) {
    // Four bits a command: the phase that it leads to.
    state.setPhase(campaign, (0x0_6524_3201 &>> (command &* 4)) & 7)
    switch command {
    case 1, 8: state.countRetry(campaign)
    case 3: state.setLock(campaign &+ 1)
    case 5:
      state.setLock(0)
      if state.retries(campaign) < 2 { state.countRetry(campaign) }
    case 7: state.setLock(0)
    default: break
    }
  }
}
