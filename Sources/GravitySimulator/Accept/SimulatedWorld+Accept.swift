import GravityPresentation

/// What expectations that did not hold should have said.
extension SimulatedWorld {
  /// - Parameter before: The world when the expectation asked, whose streams were not read yet.
  /// - Returns: Nil where the format has no words for what came.
  func actual(_ expectation: Expectation, before: SimulatedWorld) -> ActualResult? {
    switch expectation {
    case .state(let state): return actual(state)
    case .within(let time, let state):
      guard case .line(let text) = actual(state) else { return nil }
      return .line("within \(WrittenValue.duration(time.count)) \(text)")
    case .callbacks: return before.actual(.callbacks)
    case .urls: return before.actual(.urls)
    case .opened: return before.actual(.opened)
    case .log: return before.actual(.log)
    case .lockListener: return before.actual(.lockListener)
    case .quirks: return before.actual(.quirks)
    case .usage: return before.actual(.usage)
    case .request(let endpoint, let json): return before.actualRequest(endpoint, json?.value)
    case .unwritten(let unwritten): return actual(unwritten)
    }
  }

  private func actual(_ unwritten: UnwrittenExpectation) -> ActualResult? {
    switch unwritten {
    case .stream(let stream): actual(stream)
    case .request(let endpoint): actualRequest(endpoint, nil)
    case .presented: .line(topText(withController: false))
    case .pasteboard: actual(.pasteboard(""))
    case .pushStatus: .line("pushStatus \(system.status.rawValue)")
    case .screen: actual(.screen(""))
    case .verdict(let campaign): actual(.verdict(campaign: campaign, reason: ""))
    case .time: actual(.time(.zero))
    case .inline(let id): actualInline(id, like: nil)
    }
  }

  private func actual(_ state: StateExpectation) -> ActualResult? {
    switch state {
    case .presented(let pattern): return .line(topText(withController: pattern.controller != nil))
    case .nothingPresented: return .line(topText(withController: false))
    case .presentedStack: return stack
    case .locked, .unlocked: return .line(machine.isLocked ? "locked" : "unlocked")
    case .promptPush, .noPrompt: return .line(system.isPromptUp ? "prompt push" : "no prompt")
    case .pasteboard: return pasteboardText.map { .line("pasteboard \(StringText.quoted($0))") }
    case .pushStatus: return .line("pushStatus \(system.status.rawValue)")
    case .screen: return topScreen.map { .line("screen \(WrittenValue.word($0))") }
    case .verdict(let campaign, _):
      guard let record = lastVerdict(of: campaign) else { return nil }
      let reason = Wording.reason(of: record.verdict, in: self)
      return .line("verdict \(WrittenValue.word(campaign)) \(reason)")
    // Nothing is said of an app that runs on, or of properties that do not hold.
    case .crashed, .property: return nil
    case .time: return .line("time \(WrittenValue.duration(now.milliseconds))")
    case .inline(let pattern): return actualInline(pattern.id, like: pattern)
    }
  }

  private func topText(withController: Bool) -> String {
    guard let top = host.presentations.last else { return "nothing presented" }
    return "presented \(text(of: top, withController: withController))"
  }

  private var stack: ActualResult {
    let all = host.presentations
    guard !all.isEmpty else { return .line("nothing presented") }
    return .list(
      head: "presented",
      all.map { id in
        let text = text(of: id, withController: false)
        return ActualResult.Entry(item: text, short: text)
      })
  }

  private func text(of id: PresentationID, withController: Bool) -> String {
    let method = content(of: id).map { catalog.methodName(of: $0) } ?? ""
    let controller = withController ? host.controller(under: id).map { name(of: $0) } : nil
    return "\(method) \(WrittenValue.word(contentName(of: id)))"
      + (controller.map { " in=\(WrittenValue.word($0))" } ?? "")
  }

  private func actual(_ stream: ExpectedStream) -> ActualResult {
    let entries: [ActualResult.Entry]
    switch stream {
    case .callbacks:
      entries = recording.callbacks.unread.map { ActualResult.Entry(item: $0.written, short: $0.name) }
    case .urls: entries = recording.urls.unread.map { .plain(StringText.quoted($0)) }
    case .opened: entries = recording.opened.unread.map { .plain($0) }
    case .log: entries = recording.log.unread.map { .plain(StringText.quoted($0)) }
    case .lockListener: entries = recording.lockListener.unread.map { .plain($0 ? "true" : "false") }
    case .quirks: entries = recording.quirks.unread.map { .plain($0) }
    case .usage: entries = recording.usage.unread.map { .plain($0.rule.rawValue) }
    }
    return entries.isEmpty ? .line("no \(stream.rawValue)") : .list(head: stream.rawValue, entries)
  }

  /// An expectation that was left open has read its stream, whatever it will say.
  mutating func read(_ unwritten: UnwrittenExpectation) {
    if case .request(let endpoint) = unwritten { _ = recording.requests[endpoint].readNext() }
    guard case .stream(let stream) = unwritten else { return }
    switch stream {
    case .callbacks: recording.callbacks.readAll()
    case .urls: recording.urls.readAll()
    case .opened: recording.opened.readAll()
    case .log: recording.log.readAll()
    case .lockListener: recording.lockListener.readAll()
    case .quirks: recording.quirks.readAll()
    case .usage: recording.usage.readAll()
    }
  }

  /// Why an expectation that is left open stays so, or how to fill it in.
  func unfilled(_ unwritten: UnwrittenExpectation) -> Mismatch {
    let reason: String?
    switch unwritten {
    case .pasteboard: reason = mismatch(of: .pasteboard(""))?.actual
    case .screen: reason = mismatch(of: .screen(""))?.actual
    case .verdict(let campaign): reason = mismatch(of: .verdict(campaign: campaign, reason: ""))?.actual
    case .inline(let id): reason = mismatch(of: .inline(InlinePattern(id: id, state: .shown)))?.actual
    case .stream, .request, .presented, .pushStatus, .time: reason = nil
    }
    return Mismatch(
      "this expectation is not filled in", actual: reason ?? AcceptWording.open,
      help: reason == nil ? nil : AcceptWording.wordless)
  }
}

extension ActualResult.Entry {
  fileprivate static func plain(_ text: String) -> ActualResult.Entry {
    ActualResult.Entry(item: text, short: text)
  }
}

extension CallbackRecord {
  /// The record as an item of an expectation, with every attribute that it may have there.
  fileprivate var written: String {
    let attributes = ScenarioVocabulary.attributes(ofCallback: name).compactMap { attribute in
      value(of: attribute).map { "\(attribute)=\(WrittenValue.word($0))" }
    }
    return ([name] + attributes).joined(separator: " ")
  }
}
