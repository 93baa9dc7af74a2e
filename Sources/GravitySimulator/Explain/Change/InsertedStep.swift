import GravityPresentation

/// A step that a change adds to a scenario.
enum InsertedStep: Hashable, Sendable {
  case initialize
  case lockPresentation
  case unlockPresentation
  case hostAttach(String)
  case hostDetach(String)
  case hostDismiss(String)
  case wait(Milliseconds)
  case foreground
  case settle

  var step: Step {
    switch self {
    case .initialize: .initialize
    case .lockPresentation: .lockPresentation
    case .unlockPresentation: .unlockPresentation
    case .hostAttach(let name): .hostAttach(name)
    case .hostDetach(let name): .hostDetach(name)
    case .hostDismiss(let name): .hostDismiss(name)
    case .wait(let time): .wait(time)
    case .foreground: .foreground
    case .settle: .settle
    }
  }

  /// As scenarios write it.
  var words: String {
    switch self {
    case .initialize: "initialize"
    case .lockPresentation: "lockPresentation"
    case .unlockPresentation: "unlockPresentation"
    case .hostAttach(let name): "host attach \(name)"
    case .hostDetach(let name): "host detach \(name)"
    case .hostDismiss(let name): "host dismiss \(name)"
    case .wait(let time): "wait \(time.count)ms"
    case .foreground: "foreground"
    case .settle: "settle"
    }
  }
}
