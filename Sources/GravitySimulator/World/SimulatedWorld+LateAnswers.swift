import GravityActions
import GravityPresentation

/// What the user puts in while the event of a click is on its way.
///
/// The click goes on with the answers that it sent, and so does the content that it draws then; a driver whose
/// inputs have changed since has to say so once more.
extension SimulatedWorld {
  /// What is drawn now, where a click waits that may draw something else.
  var drawnUnderRelays: DrawnContents? {
    relayedClicks.isEmpty ? nil : DrawnContents(host: host, inline: inline)
  }

  /// - Parameters:
  ///   - event: What has just happened, with all its effects.
  ///   - before: What was drawn until then.
  mutating func keepLateAnswers(after event: Event, _ effects: [Effect], before: DrawnContents?) {
    guard let before, case .responded(.click(let trigger), _) = event,
      let action = removeRelayedClick(of: trigger)
    else { return }
    let sent = catalog.click(action).situation.answers
    for effect in effects {
      if case .update(let id, let content) = effect, let shown = before.host.content(of: id),
        !effects.contains(.dismiss(id)), let merged = merge(from: sent, shown, into: content)
      {
        queue.add(.inputChanged(id, element: 0, becomes: merged))
      }
      if case .updateInline(let id, let content) = effect,
        let shown = before.content(of: id, like: content, in: catalog),
        let merged = merge(from: sent, shown, into: content)
      {
        tell(id, .updated(merged))
      }
    }
  }

  private mutating func removeRelayedClick(of trigger: TriggerID) -> ActionID? {
    guard let place = relayedClicks.firstIndex(where: { $0.trigger == trigger }) else { return nil }
    return relayedClicks.remove(at: place).action
  }

  /// Puts into a content what was answered since the click; nil where that is nothing.
  private mutating func merge(
    from sent: Answers, _ shown: ContentID, into content: ContentID
  ) -> ContentID? {
    let now = catalog.answers(in: shown)
    let attributes = (sent.entries + now.entries).map(\.attribute)
    var merged = content
    for attribute in attributes where sent[attribute] != now[attribute] {
      merged = answer(attribute, now[attribute], in: merged)
    }
    return merged == content ? nil : merged
  }
}
