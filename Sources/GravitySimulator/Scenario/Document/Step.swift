import GravityPresentation

/// What a scenario does: one case for each step of the format.
public enum Step: Hashable, Sendable {
  case initialize
  case trackView(PageContext, controller: String?)
  case triggerEvent([TrackedEvent], page: PageContext?, controller: String?)
  case setNotificationPermission(NotificationPermission)
  case lockPresentation
  case unlockPresentation
  case lockListener(isOn: Bool)
  case showContent(String, controller: String?)
  case tap(TouchTarget, content: String?)
  case swipe(Swipe, content: String?)
  case scroll(content: String, thousandths: Int32)
  case back
  case answerPush(isAllowed: Bool)
  case settingsPush(isAuthorized: Bool)
  case hostPresent(String)
  case hostDismiss(String)
  case hostDetach(String)
  case hostAttach(String)
  case hostBeginDismissing(String)
  case background
  case foreground
  case kill
  case relaunch
  case wait(Milliseconds)
  case settle
  case note(String)
}
