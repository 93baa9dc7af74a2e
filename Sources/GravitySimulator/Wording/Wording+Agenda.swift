import GravityPresentation

extension Wording {
  /// What will happen, without its time: `the delay of promo ends`.
  static func text(of task: Agenda.Task, in world: SimulatedWorld) -> String {
    switch task {
    case .response(let request, _): "\(text(of: request, in: world)) will be answered"
    case .tracking(let url, _): "\(world.catalog.url(url).text) will be answered"
    case .timer(let timer): "the \(text(of: timer, in: world)) ends"
    case .appearing(let id): "\(world.text(of: id)) will have appeared"
    case .disappearing(let id): "\(world.text(of: id)) will be gone"
    case .inlineSecond(let id, let content):
      "the second in sight of \(name(of: content, in: world)) in \(world.name(of: id)) ends"
    case .cardSecond(let id, let card):
      "the second in sight of card \(card) of \(owner(of: id, in: world)) ends"
    case .deadline(let number): "property \(number) has to have held"
    }
  }
}
