import GravityPresentation

extension DiffWording {
  /// `feed shows feed-1`, `feed loads`, `feed is empty`.
  static func text(of drawing: InlineDrawing, in id: InlineID, _ world: SimulatedWorld) -> String {
    let name = world.name(of: id)
    switch drawing {
    case .loader: return "\(name) loads, behind its loader"
    case .nothing(.awaited): return "\(name) loads"
    case .nothing(.unmounted): return "\(name) is gone"
    case .nothing: return "\(name) is empty"
    case .contents(let contents):
      return "\(name) shows " + contents.map { world.catalog.name(of: $0) }.joined(separator: ", ")
    }
  }
}
