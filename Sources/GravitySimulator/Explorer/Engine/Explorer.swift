/// Tries out everything that can happen in a model, breadth first, level by level.
public struct Explorer<Model: ExplorableModel> {
  @usableFromInline let options: ExplorerOptions
  @usableFromInline let makeModel: @Sendable () -> Model

  /// - Parameter makeModel: Called for each worker, and once more for walking paths again. All models must be
  ///   alike.
  public init(
    options: ExplorerOptions = ExplorerOptions(), makeModel: @escaping @Sendable () -> Model
  ) throws(ExplorerError) {
    try options.check()
    self.options = options
    self.makeModel = makeModel
  }

  @inlinable
  public func run() throws(ExplorerError) -> ExplorationRun<Model> {
    let search = try ExplorerSearch(options: options, makeModel: makeModel)
    try search.exploreLevels()
    let reached = try search.reachedMarks()
    return ExplorationRun(
      exploration: Exploration(
        bound: search.bound, states: search.stateCount, transitions: search.transitions,
        levelSizes: search.levelSizes, unexpanded: search.unexpanded,
        keysAreExact: search.workers[0].model.pointee.keysAreExact,
        reached: reached),
      footprint: search.footprint, models: search.workers.map { $0.model.pointee })
  }
}
