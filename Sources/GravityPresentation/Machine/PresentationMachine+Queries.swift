extension PresentationMachine {
  public var isLocked: Bool { state.traits.contains(.locked) }

  public var isInitialized: Bool { state.traits.contains(.initialized) }

  /// How many bytes the state takes.
  public static var stateSize: Int { MemoryLayout<MachineState>.size }

  /// How many triggers, and how many presentations, can be under way at a time.
  public static var capacity: Int { SlotArray<TriggerSlot>.capacity }

  /// What a presentation shows, or nil for one that is over.
  public func content(of id: PresentationID) -> ContentID? {
    index(of: id).map { state.presentations[$0].content }
  }
}
