/// `request_push`: asks for push permission in the profile's way and tells the app without waiting (A7).
struct RequestPushAction: ClickAction {
  let name = ActionName.requestPush

  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    ActionFrame(parameters, under: policy).plan(effect: request(under: policy) + [.callBack(.requestPush)])
  }

  private func request(under policy: ActionPolicy) -> [ActionStep] {
    switch policy.pushRequest {
    case .asksSystem: [.askForPush]
    case .opensSettings: [.openNotificationSettings]
    case .eventOnly: []
    }
  }
}
