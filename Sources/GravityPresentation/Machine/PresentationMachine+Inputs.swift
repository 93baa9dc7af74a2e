/// What the user puts into a content makes another content of it: the catalogue knows what that one draws.
extension PresentationMachine {
  mutating func change(
    _ id: PresentationID, to content: ContentID, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    guard let index = touchable(id, at: moment, emit) else { return }
    guard environment.catalog.isVariant(content, of: state.presentations[index].content) else {
      return emit(.note(.inputIgnored(id)))
    }
    update(.presentation(id), to: content, emit)
  }

  mutating func update(_ origin: ClickOrigin, to content: ContentID, _ emit: (Effect) -> Void) {
    switch origin {
    case .presentation(let id):
      guard let index = index(of: id) else { return }
      state.presentations[index].content = content
      emit(.update(id, content))
    case .inline(let id, _): emit(.updateInline(id, content))
    }
  }
}
