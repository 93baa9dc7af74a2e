import GravityPresentation

/// What was drawn before an event, on screens and in components.
struct DrawnContents {
  let host: HostScreens
  let inline: InlineStage

  /// The variant of a content that a component drew.
  func content(of id: InlineID, like content: ContentID, in catalog: Catalog) -> ContentID? {
    inline[id]?.value.blocks.map(\.content).first { catalog.isVariant($0, of: content) }
  }
}
