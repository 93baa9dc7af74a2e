/// What is tapped inside inline content (N2); the component itself lives beside the machine.
extension PresentationMachine {
  mutating func tap(
    _ target: TapTarget, of content: ContentID, in id: InlineID, on host: ControllerID, at moment: Moment,
    _ emit: (Effect) -> Void
  ) {
    let origin = ClickOrigin.inline(id, on: host)
    if state.traits.contains(.inBackground) { return ignoreTap(.appInBackground, from: origin, emit) }
    if moment.host[host]?.isTransitioning ?? false { return ignoreTap(.inTransition, from: origin, emit) }
    // What is presented has clicks that dismiss; an inline component draws variants without them.
    guard environment.catalog.isInline(content), case .element = target,
      let action = environment.catalog.action(of: target, in: content)
    else {
      return ignoreTap(.nothingToDo, from: origin, emit)
    }
    perform(action, from: origin, at: moment, emit)
  }
}
