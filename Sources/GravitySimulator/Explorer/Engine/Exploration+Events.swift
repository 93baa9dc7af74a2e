extension Exploration {
  /// The same with other names for events.
  public func mapEvents<Other>(_ name: (Event) -> Other) -> Exploration<Other> {
    Exploration<Other>(
      bound: bound, states: states, transitions: transitions, levelSizes: levelSizes,
      unexpanded: unexpanded, keysAreExact: keysAreExact,
      reached: reached.map { reached in
        let path = ExplorationPath(
          events: reached.path.events.map(name), hasFewestKinds: reached.path.hasFewestKinds)
        return ReachedMark(mark: reached.mark, path: path)
      })
  }
}
