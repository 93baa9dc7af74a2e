import GravityPresentation

/// Inline components on the app's screens (N1, N2).
extension SimulatedWorld {
  mutating func endLoad(of component: InlineID, _ outcome: LoadOutcome) {}

  mutating func updateInline(_ id: InlineID, to content: ContentID) {}

  func name(of id: InlineID) -> String { "an inline component" }

  public mutating func mount(
    _ kind: InlineKind, _ id: String, _ source: InlineSource, hasLoader: Bool = false,
    page: PageContext? = nil
  ) throws {
    try requireAlive()
    diagnoseMount(source, page: page)
    throw WorldError.impossible("mount is not in this version", possible: nil)
  }

  public mutating func rebind(_ id: String, selector: String? = nil, page: PageContext? = nil) throws {
    try requireAlive()
    diagnoseRebind(id, selector: selector, page: page, keepsContent: false)
    throw WorldError.impossible("rebind is not in this version", possible: nil)
  }

  public mutating func unmount(_ id: String) throws {
    try requireAlive()
    throw WorldError.impossible("unmount is not in this version", possible: nil)
  }

  public func expectInline(_ pattern: InlinePattern) throws { try expect(.inline(pattern)) }

  func holds(_ pattern: InlinePattern) -> Bool { false }

  func difference(from pattern: InlinePattern) -> Mismatch {
    Mismatch("inline component differs", actual: "inline components are not in this version")
  }
}
