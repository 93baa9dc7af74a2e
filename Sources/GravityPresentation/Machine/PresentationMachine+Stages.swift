extension PresentationMachine {
  /// The stages of the triggers on their way.
  public var triggerStages: Set<MachineStage.Trigger> {
    Set(state.triggers.indices.map { state.stage(ofTrigger: $0) }).subtracting([.free])
  }

  /// The stages of the presentations that are not over.
  public var presentationStages: Set<MachineStage.Presentation> {
    Set(state.presentations.indices.map { state.stage(ofPresentation: $0) }).subtracting([.free])
  }
}
