/// When a component asks for content, and what it makes of the answer (N1).
extension InlineComponent {
  mutating func mount(_ emit: (InlineEffect) -> Void) {
    switch (phase, kind) {
    case (.idle, .uiKit), (.idle, .list): load(emit)
    case (.idle, .swiftUI): emit(.note(.loadsOnAppearance))
    case (.loading, _), (.shown, _), (.empty, _), (.failed, _), (.gone, _): emit(.note(.nothingChanged))
    }
  }

  mutating func appear(_ context: InlineContext, _ emit: (InlineEffect) -> Void) {
    if isOnScreen { return }
    isOnScreen = true
    switch phase {
    case .idle, .empty, .failed: load(emit)
    case .loading: emit(.note(.keepsRequest))
    case .shown: for place in blocks.indices { reveal(place, context, emit) }
    case .gone: break
    }
  }

  mutating func rebind(hasNewSelector: Bool, _ emit: (InlineEffect) -> Void) {
    guard hasNewSelector else { return takePage(emit) }
    guard kind == .swiftUI else { return emit(.note(.selectorIsFixed)) }
    dropContents(emit)
    if isOnScreen { return load(emit) }
    // What is on its way is no longer wanted.
    request &+= 1
    phase = .idle
    emit(.note(.loadsOnAppearance))
  }

  /// Another page alone: to UIKit's views it comes with one more call of `initialize`.
  private mutating func takePage(_ emit: (InlineEffect) -> Void) {
    switch (phase, kind) {
    case (.shown, _): emit(.note(.keepsContent))
    case (.loading, _): emit(.note(.keepsRequest))
    case (.empty, .uiKit), (.empty, .list), (.failed, .uiKit), (.failed, .list), (.idle, .uiKit),
      (.idle, .list):
      load(emit)
    case (.idle, .swiftUI), (.empty, .swiftUI), (.failed, .swiftUI): emit(.note(.pageCountsLater))
    case (.gone, _): break
    }
  }

  mutating func unmount(_ emit: (InlineEffect) -> Void) {
    dropContents(emit)
    isOnScreen = false
    phase = .gone
  }

  mutating func takeAnswer(
    to number: UInt32, _ body: BodyID, _ context: InlineContext, _ emit: (InlineEffect) -> Void
  ) {
    guard awaits(number) else { return emit(.note(.tooLate)) }
    let contents = context.catalog.inlineContents(of: body)
    let drawn = kind == .list ? contents[...] : contents.prefix(1)
    guard !drawn.isEmpty else {
      phase = .empty
      return
    }
    phase = .shown
    blocks = drawn.map { InlineBlock(content: $0) }
    emit(.draw(drawing))
    for content in drawn {
      let record = context.catalog.record(content)
      if record.isOddRoot { context.quirk(.inlineRootHasStep, content, emit) }
      for kind in record.quirks.kinds { context.quirk(kind, content, emit) }
    }
    if isOnScreen { for place in blocks.indices { reveal(place, context, emit) } }
  }

  mutating func takeFailure(
    of number: UInt32, _ failure: LoadFailure?, _ emit: (InlineEffect) -> Void
  ) {
    guard awaits(number) else { return emit(.note(.tooLate)) }
    phase = .failed(failure)
  }

  private func awaits(_ number: UInt32) -> Bool { phase == .loading && number == request }

  private mutating func load(_ emit: (InlineEffect) -> Void) {
    request &+= 1
    phase = .loading
    emit(.load(request))
  }

  private mutating func dropContents(_ emit: (InlineEffect) -> Void) {
    for place in blocks.indices { loseSight(of: place, emit) }
    blocks = []
  }

  /// What is drawn of a content changes with what is put into it.
  mutating func redraw(_ content: ContentID, _ context: InlineContext) {
    guard let place = blocks.firstIndex(where: { context.catalog.isVariant(content, of: $0.content) }) else {
      return
    }
    blocks[place].content = content
  }
}
