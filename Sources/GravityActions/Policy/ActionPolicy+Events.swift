extension ActionPolicy {
  /// Whether an entry of the content's events with type `event` is the one `action` reports by (A1).
  public func matches(event: ActionName, action: ActionName) -> Bool {
    if case (.unknown, .unknown) = (event, action), unknownNames == .allEqual { return true }
    return event.wireName == action.wireName
  }
}
