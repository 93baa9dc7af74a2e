extension Wording {
  /// What will happen, without its time: `the delay of promo ends`.
  static func text(of task: Agenda.Task, in world: SimulatedWorld) -> String {
    switch task {
    case .response(let request, _): "\(text(of: request, in: world)) will be answered"
    case .tracking(let url, _): "\(world.catalog.url(url).text) will be answered"
    case .timer(let timer): "the \(text(of: timer, in: world)) ends"
    case .appearing(let id): "\(world.text(of: id)) will have appeared"
    case .disappearing(let id): "\(world.text(of: id)) will be gone"
    }
  }
}
