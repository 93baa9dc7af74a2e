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
  case setUser(String, session: String)
  case setOptions(OptionsCall)
  case getContent(ContentQuery, page: PageContext?)
  /// Manual engagement; never `load`.
  case engage(Occasion, String)
  case engageProduct(ProductEngagement, slot: Int, content: String)
  case mount(InlineKind, String, InlineSource, hasLoader: Bool, page: PageContext?)
  /// At least one of the two is given.
  case rebind(String, selector: String?, page: PageContext?)
  case unmount(String)
  case tap(TouchTarget, content: String?)
  case swipe(Swipe, content: String?)
  /// Of a content, or of an inline component.
  case scroll(content: String, thousandths: Int32)
  case scrollProduct(Int, content: String?, thousandths: Int32)
  case choose(String, value: String, content: String?)
  case type(String, text: String, content: String?)
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
