import GravityPresentation

extension ScenarioParser {
  mutating func parseStep(
    _ keyword: Located<String>, _ reader: inout StatementReader
  ) throws(ScenarioError) -> Step {
    switch keyword.value {
    case "initialize": return .initialize
    case "lockPresentation": return .lockPresentation
    case "unlockPresentation": return .unlockPresentation
    case "back": return .back
    case "background": return .background
    case "foreground": return .foreground
    case "kill": return .kill
    case "relaunch": return .relaunch
    case "settle": return .settle
    case "wait": return .wait(try reader.duration("a duration"))
    case "note": return .note(try reader.text("the note's text").value)
    case "trackView": return try parseTrackView(&reader)
    case "triggerEvent": return try parseTriggerEvent(&reader)
    case "setNotificationPermission":
      let words = NotificationPermission.allCases.map(\.rawValue)
      let word = try reader.choice("permission", of: words)
      return .setNotificationPermission(NotificationPermission(rawValue: word.value) ?? .unknown)
    case "lockListener":
      return .lockListener(isOn: try reader.choice("switch", of: ["on", "off"]).value == "on")
    case "showContent":
      let content = try reader.name("a content's ID")
      return .showContent(content.value, controller: try parseController(&reader))
    case "setUser": return try parseSetUser(&reader)
    case "setOptions": return try parseSetOptions(&reader)
    case "getContent": return try parseGetContent(&reader)
    case "engage": return try parseEngage(&reader)
    case "engageProduct": return try parseEngageProduct(&reader)
    case "mount": return try parseMount(&reader)
    case "rebind": return try parseRebind(&reader)
    case "unmount": return try parseUnmount(&reader)
    case "choose": return try parseChoose(&reader)
    case "type": return try parseType(&reader)
    case "tap": return try parseTap(&reader)
    case "swipe": return try parseSwipe(&reader)
    case "scroll": return try parseScroll(&reader)
    case "answer":
      _ = try reader.choice("prompt", of: ["push"])
      return .answerPush(isAllowed: try reader.choice("answer", of: ["allow", "deny"]).value == "allow")
    case "settings": return try parseSettings(&reader)
    case "host": return try parseHostStep(&reader)
    default: throw ScenarioError(unknown: "statement", keyword, among: [])
    }
  }

  /// `[controller=ID]`.
  mutating func parseController(_ reader: inout StatementReader) throws(ScenarioError) -> String? {
    guard let option = reader.options(["controller"]).first else { return nil }
    return try use(controller: StatementReader.text(of: option.value, "a controller's ID")).value
  }

  mutating func use(controller: Located<String>) -> Located<String> {
    usedControllers.append(controller)
    return controller
  }

  private mutating func parseSettings(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    try reader.needsOption("`push=`")
    let options = reader.options(["push"])
    guard let option = options.first else { return .settingsPush(isAuthorized: false) }
    let word = try reader.choice(option.value, "push status", of: ["authorized", "denied"])
    return .settingsPush(isAuthorized: word == "authorized")
  }

  private mutating func parseHostStep(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    let action = try reader.choice("action of the host", of: ScenarioVocabulary.hostActions)
    let controller = try reader.name("a controller's ID")
    guard action.value != "present" else {
      presentedHosts.append(controller)
      return .hostPresent(controller.value)
    }
    let id = use(controller: controller).value
    switch action.value {
    case "dismiss": return .hostDismiss(id)
    case "detach": return .hostDetach(id)
    case "attach": return .hostAttach(id)
    default: return .hostBeginDismissing(id)
    }
  }
}
