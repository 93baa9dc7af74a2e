/// What a component reports of the contents that it draws (E2, E3, E11).
extension InlineComponent {
  /// A content is drawn on a screen that is there, or its screen came back.
  mutating func reveal(_ place: Int, _ context: InlineContext, _ emit: (InlineEffect) -> Void) {
    let content = blocks[place].content
    let policy = context.policy.inline
    if kind == .list, !policy.listReports {
      return tellSilence(.listReportsNothing, at: place, context, emit)
    }
    if !blocks[place].traits.contains(.impressionReported) {
      blocks[place].traits.insert(.impressionReported)
      emit(.report(.impression, content))
    } else if policy.repeatsImpression {
      context.quirk(.inlineImpressionRepeats, content, emit)
      emit(.report(.impression, content))
    }
    look(at: place, context, emit)
  }

  mutating func disappear(_ emit: (InlineEffect) -> Void) {
    isOnScreen = false
    for place in blocks.indices { loseSight(of: place, emit) }
  }

  mutating func lookAtAll(_ context: InlineContext, _ emit: (InlineEffect) -> Void) {
    for place in blocks.indices { look(at: place, context, emit) }
  }

  mutating func look(
    at content: ContentID, _ thousandths: Int32, _ context: InlineContext, _ emit: (InlineEffect) -> Void
  ) {
    guard let place = blocks.firstIndex(where: { $0.content == content }) else { return }
    blocks[place].thousandths = thousandths
    look(at: place, context, emit)
  }

  /// The share of a content's area that is in the window, in thousandths.
  public func share(of block: InlineBlock) -> Int32 {
    isOnScreen ? min(thousandths, block.thousandths) : 0
  }

  private mutating func look(at place: Int, _ context: InlineContext, _ emit: (InlineEffect) -> Void) {
    if kind == .list, !context.policy.inline.listReports { return }
    guard share(of: blocks[place]) >= 500 else { return loseSight(of: place, emit) }
    guard context.policy.inline.reportsVisibleImpression else {
      return tellSilence(.inlineIsNeverVisible, at: place, context, emit)
    }
    let block = blocks[place]
    switch context.policy.visibleImpression {
    case .atOnce:
      guard !block.traits.contains(.visibleReported) else { return }
      blocks[place].traits.insert(.visibleReported)
      emit(.report(.visibleImpression, block.content))
    case .afterASecond:
      guard !block.traits.contains(.isInSight) else { return }
      blocks[place].traits.formUnion([.isInSight, .sightIsTimed])
      emit(.startTimer(block.content, at: context.now + .seconds(1)))
    }
  }

  /// Less than half of it is in the window: a second that has not passed does not count.
  mutating func loseSight(of place: Int, _ emit: (InlineEffect) -> Void) {
    let traits = blocks[place].traits
    blocks[place].traits.subtract([.isInSight, .sightIsTimed])
    if traits.contains(.sightIsTimed) { emit(.cancelTimer(blocks[place].content)) }
  }

  /// A content was in sight for a second.
  mutating func endSight(of content: ContentID, _ context: InlineContext, _ emit: (InlineEffect) -> Void) {
    guard
      let place = blocks.firstIndex(where: { $0.content == content && $0.traits.contains(.sightIsTimed) })
    else { return emit(.note(.tooLate)) }
    blocks[place].traits.remove(.sightIsTimed)
    if blocks[place].traits.contains(.visibleReported) {
      context.quirk(.visibleImpressionRepeats, content, emit)
    }
    blocks[place].traits.insert(.visibleReported)
    emit(.report(.visibleImpression, content))
  }

  /// Once for each content: what others report of it.
  private mutating func tellSilence(
    _ kind: QuirkKind, at place: Int, _ context: InlineContext, _ emit: (InlineEffect) -> Void
  ) {
    guard !blocks[place].traits.contains(.silenceTold) else { return }
    blocks[place].traits.insert(.silenceTold)
    context.quirk(kind, blocks[place].content, emit)
  }
}
