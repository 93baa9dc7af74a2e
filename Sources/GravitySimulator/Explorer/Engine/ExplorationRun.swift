/// A finished exploration, with what is left of it.
public struct ExplorationRun<Model: ExplorableModel> {
  public let exploration: Exploration<Model.Event>
  public let footprint: ExplorationFootprint
  /// The models of all workers, for what they have collected by themselves.
  public let models: [Model]

  @inlinable
  init(exploration: Exploration<Model.Event>, footprint: ExplorationFootprint, models: [Model]) {
    self.exploration = exploration
    self.footprint = footprint
    self.models = models
  }
}
