import GravityActions

/// What a run came to, as far as an explored world and one of `run`'s are alike.
struct PathEnd: Hashable, Sendable {
  private let presentations: [String]
  private let screens: [String]
  private let pending: [String]
  private let pushStatus: PushAuthorizationStatus
  private let pasteboard: String?
  private let isLocked: Bool
  private let isPromptUp: Bool
  private let isInBackground: Bool
  private let isAlive: Bool

  init(_ world: SimulatedWorld) {
    let host = world.host
    presentations = host.presentations.map { id in
      "\(world.contentName(of: id)) \(host.controller(under: id).map { world.name(of: $0) } ?? "")"
    }
    screens = host.screens.map { "\(world.name(of: $0.id)) \($0.isInWindow) \($0.transition)" }
    pending = world.agenda.entries.compactMap { $0.task.name }.sorted()
    pushStatus = world.system.status
    pasteboard = world.pasteboardText
    isLocked = world.machine.isLocked
    isPromptUp = world.system.isPromptUp
    isInBackground = world.isInBackground
    isAlive = world.isAlive
  }
}

extension Agenda.Task {
  /// Nil for what only one of the two worlds waits for.
  fileprivate var name: String? {
    switch self {
    case .response: "response"
    case .timer: "timer"
    case .appearing: "appearing"
    case .disappearing: "disappearing"
    case .inlineSecond: "inlineSecond"
    case .cardSecond: "cardSecond"
    case .tracking, .deadline: nil
    }
  }
}
