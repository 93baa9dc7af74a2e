import GravityActions
import GravityPresentation

/// The state expectations of the format.
extension SimulatedWorld {
  /// The top-most presented content, by its method's name and its id.
  public func expectPresented(_ method: String, _ content: String, in controller: String? = nil) throws {
    try expect(.presented(PresentedPattern(method: method, content: content, controller: controller)))
  }

  /// The whole stack, bottom to top.
  public func expectPresented(stack: [PresentedPattern]) throws {
    let unplaced = SourceSpan(line: 0, column: 0, length: 0)
    try expect(.presentedStack(stack.map { Located($0, at: unplaced) }))
  }

  public func expectNothingPresented() throws { try expect(.nothingPresented) }

  public func expectLocked() throws { try expect(.locked) }

  public func expectUnlocked() throws { try expect(.unlocked) }

  public mutating func expectPromptPush() throws {
    try expect(.promptPush)
    recording.unclaimedPrompts = 0
  }

  public func expectNoPrompt() throws { try expect(.noPrompt) }

  public mutating func expectPasteboard(_ text: String) throws {
    try expect(.pasteboard(text))
    recording.unclaimedPasteboardWrites = 0
  }

  public func expectPushStatus(_ status: PushAuthorizationStatus) throws { try expect(.pushStatus(status)) }

  public func expectScreen(_ controller: String) throws { try expect(.screen(controller)) }

  /// The verdict of a campaign's latest candidacy.
  public func expectVerdict(_ campaign: String, _ reason: String) throws {
    try expect(.verdict(campaign: campaign, reason: reason))
  }

  /// The app crashed and was not started again (C2, P7).
  public mutating func expectCrashed() throws {
    try expect(.crashed)
    crash?.isExpected = true
  }

  public func expectTime(_ time: Milliseconds) throws { try expect(.time(time)) }

  /// Moves time until the state holds, at most so long.
  public mutating func expectWithin(_ time: Milliseconds, _ state: StateExpectation) throws {
    let end = now + time
    while !holds(state) {
      guard let due = agenda.nextDue(withTimers: !isInBackground), due <= end else {
        try advance(to: end)
        try expect(state)
        break
      }
      try advance(to: due)
    }
    claim(state)
  }

  /// Throws unless the state holds.
  public func expect(_ state: StateExpectation) throws {
    if let mismatch = mismatch(of: state) { throw WorldError.differs(mismatch) }
  }

  /// A prompt or a pasteboard write that an expectation has seen is accounted for.
  private mutating func claim(_ state: StateExpectation) {
    if state == .crashed { crash?.isExpected = true }
    if state == .promptPush { recording.unclaimedPrompts = 0 }
    if case .pasteboard = state { recording.unclaimedPasteboardWrites = 0 }
  }
}
