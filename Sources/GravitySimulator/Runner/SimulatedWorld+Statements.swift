/// The scenario's statements, each as the one method that does it.
extension SimulatedWorld {
  /// - Parameter waits: Whether gestures wait for a running transition.
  mutating func run(_ step: Step, waits: Bool) throws {
    switch step {
    case .initialize: try initialize()
    case .trackView(let page, let controller): try trackView(page, controller: controller)
    case .triggerEvent(let events, let page, let controller):
      try triggerEvent(events, page: page, controller: controller)
    case .setNotificationPermission(let permission): try setNotificationPermission(permission)
    case .lockPresentation: try lockPresentation()
    case .unlockPresentation: try unlockPresentation()
    case .lockListener(let isOn): try lockListener(isOn: isOn)
    case .showContent(let content, let controller): try showContent(content, controller: controller)
    case .setUser(let id, let session): try setUser(id, session: session)
    case .setOptions(let call): try setOptions(call)
    case .getContent(let query, let page): try getContent(query, page: page)
    case .engage(let occasion, let content): try engage(occasion, content)
    case .engageProduct(let engagement, let slot, let content):
      try engageProduct(engagement, slot: slot, content: content)
    case .mount(let kind, let id, let source, let hasLoader, let page):
      try mount(kind, id, source, hasLoader: hasLoader, page: page)
    case .rebind(let id, let selector, let page): try rebind(id, selector: selector, page: page)
    case .unmount(let id): try unmount(id)
    case .tap(let target, let content): try tap(target, in: content, waits: waits)
    case .swipe(let swipe, let content): try self.swipe(swipe, in: content, waits: waits)
    case .scroll(let content, let thousandths): try scroll(content, thousandths: thousandths)
    case .scrollProduct(let number, let content, let thousandths):
      try scrollProduct(number, in: content, thousandths: thousandths)
    case .choose(let attribute, let value, let content):
      try choose(attribute, value, in: content, waits: waits)
    case .type(let attribute, let text, let content):
      try type(attribute, text, in: content, waits: waits)
    case .back: try back(waits: waits)
    case .answerPush(let isAllowed): try answerPush(isAllowed: isAllowed)
    case .settingsPush(let isAuthorized): try settingsPush(isAuthorized: isAuthorized)
    case .hostPresent(let name): try hostPresent(name)
    case .hostDismiss(let name): try hostDismiss(name)
    case .hostDetach(let name): try hostDetach(name)
    case .hostAttach(let name): try hostAttach(name)
    case .hostBeginDismissing(let name): try hostBeginDismissing(name)
    case .background: try background()
    case .foreground: try foreground()
    case .kill: try kill()
    case .relaunch: try relaunch()
    case .wait(let time): try wait(time)
    case .settle: try settle()
    case .note(let text): note(text)
    }
  }

  mutating func check(_ expectation: Expectation) throws {
    switch expectation {
    case .state(let state): try check(state)
    case .within(let time, let state): try expectWithin(time, state)
    case .callbacks(let stream):
      try expectCallbacks(stream.items.map(\.value), containing: stream.isContaining)
    case .urls(let stream): try expectURLs(stream.items.map(\.value), containing: stream.isContaining)
    case .opened(let stream): try expectOpened(stream.items.map(\.value), containing: stream.isContaining)
    case .log(let stream): try expectLog(stream.items.map(\.value), containing: stream.isContaining)
    case .lockListener(let stream):
      try expectLockListener(stream.items.map(\.value), containing: stream.isContaining)
    case .usage(let stream): try expectUsage(stream.items.map(\.value), containing: stream.isContaining)
    case .quirks(let stream): try expectQuirks(stream.items.map(\.value), containing: stream.isContaining)
    case .unwritten(let unwritten): throw WorldError.differs(unfilled(unwritten))
    case .request(let endpoint, let json): try expectRequest(endpoint, json?.value)
    }
  }

  private mutating func check(_ state: StateExpectation) throws {
    switch state {
    case .presented(let pattern):
      try expectPresented(pattern.method, pattern.content, in: pattern.controller)
    case .presentedStack(let items): try expectPresented(stack: items.map(\.value))
    case .nothingPresented: try expectNothingPresented()
    case .locked: try expectLocked()
    case .unlocked: try expectUnlocked()
    case .promptPush: try expectPromptPush()
    case .noPrompt: try expectNoPrompt()
    case .pasteboard(let text): try expectPasteboard(text)
    case .pushStatus(let status): try expectPushStatus(status)
    case .screen(let name): try expectScreen(name)
    case .verdict(let campaign, let reason): try expectVerdict(campaign, reason)
    case .crashed: try expectCrashed()
    case .time(let time): try expectTime(time)
    case .inline(let pattern): try expectInline(pattern)
    case .property(let property): try expectProperty(property)
    }
  }
}
