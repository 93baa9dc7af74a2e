extension ExplorerSearch {
  /// Looks for paths with fewer kinds of events where they are wanted.
  @inlinable
  func settle(
    _ questions: inout [PathQuestion<Model.Event>], nearest: [UInt32], _ walker: PathWalker<Model>
  ) throws(ExplorerError) {
  }
}
