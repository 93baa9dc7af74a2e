import GravityPresentation

/// What an event of the machine's is, without what it is about.
public enum MachineEventKind: Int, Hashable, Sendable, CaseIterable {
  case initialized, viewTracked, eventTriggered, presentationLocked, presentationUnlocked, lockListenerChanged
  case contentShown, configured, contentRequested, engaged, productEngaged
  case listArrived, contentArrived, clickAnswered, loadArrived, requestFailed, trackingAnswered
  case delayEnded, stayEnded, removalEnded, sightEnded, patienceEnded
  case viewAppeared, appearingEnded, dismissalEnded, presentationRefused
  case tapped, swiped, backPressed, visibilityChanged, inputChanged, inlineTapped, inlineSeen, cardSeen
  case pushAnswered, controllerGone, enteredBackground, enteredForeground, killed

  init(_ event: Event) {
    self =
      switch event {
      case .initialized: .initialized
      case .viewTracked: .viewTracked
      case .eventTriggered: .eventTriggered
      case .presentationLocked: .presentationLocked
      case .presentationUnlocked: .presentationUnlocked
      case .lockListenerChanged: .lockListenerChanged
      case .contentShown: .contentShown
      case .configured: .configured
      case .contentRequested: .contentRequested
      case .engaged: .engaged
      case .productEngaged: .productEngaged
      case .responded(let request, let response): MachineEventKind(request, response)
      case .trackingAnswered: .trackingAnswered
      case .timerFired(let timer): MachineEventKind(timer)
      case .viewAppeared: .viewAppeared
      case .appearingEnded: .appearingEnded
      case .dismissalEnded: .dismissalEnded
      case .presentationRefused: .presentationRefused
      case .tapped: .tapped
      case .swiped: .swiped
      case .backPressed: .backPressed
      case .visibilityChanged: .visibilityChanged
      case .inputChanged: .inputChanged
      case .inlineTapped: .inlineTapped
      case .inlineSeen: .inlineSeen
      case .cardSeen: .cardSeen
      case .pushAnswered: .pushAnswered
      case .controllerGone: .controllerGone
      case .enteredBackground: .enteredBackground
      case .enteredForeground: .enteredForeground
      case .killed: .killed
      }
  }

  private init(_ request: RequestID, _ response: Response) {
    guard case .answered(let status, _) = response, (200..<300).contains(status) else {
      self = .requestFailed
      return
    }
    self =
      switch request {
      case .candidates: .listArrived
      case .content: .contentArrived
      case .click: .clickAnswered
      case .load: .loadArrived
      }
  }

  private init(_ timer: TimerID) {
    self =
      switch timer {
      case .delay: .delayEnded
      case .selfDismissal: .stayEnded
      case .removal: .removalEnded
      case .visibility: .sightEnded
      case .presenterAnswer: .patienceEnded
      }
  }
}
