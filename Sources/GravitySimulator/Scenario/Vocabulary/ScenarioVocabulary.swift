import GravityActions

/// The words of format 1.
public enum ScenarioVocabulary {
  /// What may stand before the first step.
  public static let headers = [
    StatementForm("scenario", #"scenario "name""#),
    StatementForm("description", #"description "text""#),
    StatementForm("tags", "tags a, b"),
    StatementForm(
      "profile",
      "profile " + ProfileChoice.builtInNames.joined(separator: "|") + #" or profile "file.profile""#),
    StatementForm("device", "device push=notDetermined|denied|authorized|provisional|ephemeral"),
    StatementForm(
      "app",
      #"app initialized=yes|no productViewBuilder=yes|no productFilter=yes|no|"SKU, SKU" "#
        + #"logLevel=debug|info|error|none uid="…""#),
    StatementForm("host", "host home, catalog"),
    StatementForm(
      "campaign", #"campaign ID "file" [priority=N] [delay=D] [on=visit|event|both] [latency=D]"#),
    StatementForm(
      "on",
      "on visit|event|tracking|choose ID|selector NAME|group NAME reply "
        + #""file" [status=N]|{…} [status=N]|status=500|timeout|offline|malformed [after D]"#
    ),
    StatementForm("effects", "effects partial|exact"),
    StatementForm("never", "never STATE"),
    StatementForm("always", "always STATE"),
    StatementForm("within", "within D of STATE: STATE"),
    StatementForm("include", #"include "file""#),
  ]

  /// What a scenario does.
  public static let steps = [
    StatementForm("initialize", "initialize"),
    StatementForm(
      "trackView",
      #"trackView TYPE "location" [data "a", "b"] [controller=ID] or trackView {…} [controller=ID]"#),
    StatementForm(
      "triggerEvent",
      #"triggerEvent KIND key=value … [page TYPE "location" [data "a"]] [controller=ID] or triggerEvent {…}"#),
    StatementForm(
      "getContent",
      #"getContent selector NAME|campaign ID|group NAME [page TYPE "location" [data "a"]|page {…}]"#),
    StatementForm("setUser", #"setUser "id" session="…""#),
    StatementForm("setOptions", #"setOptions {"options": {…}, "contentSettings": {…}, "proxyUrl": "…"}"#),
    StatementForm("setNotificationPermission", "setNotificationPermission granted|denied|unknown"),
    StatementForm("lockPresentation", "lockPresentation"),
    StatementForm("unlockPresentation", "unlockPresentation"),
    StatementForm("lockListener", "lockListener on|off"),
    StatementForm("showContent", "showContent CONTENT [controller=ID]"),
    StatementForm("engage", "engage impression|visibleImpression|close CONTENT"),
    StatementForm("engageProduct", "engageProduct click|visibleImpression slot=N content=CONTENT"),
    StatementForm(
      "mount",
      #"mount swiftUI|uiKit ID selector=NAME [loader=yes] [page …] or mount list ID group=NAME [loader=yes] [page …]"#
    ),
    StatementForm("rebind", "rebind ID [selector=NAME] [page …]"),
    StatementForm("unmount", "unmount ID"),
    StatementForm("tap", #"tap "text"|element=N|product=N|close|container|outside [in=CONTENT]"#),
    StatementForm("swipe", "swipe down [40%] [flick] [in=CONTENT] or swipe up [in=CONTENT]"),
    StatementForm("scroll", "scroll CONTENT|INLINE|product=N visible=60%"),
    StatementForm("choose", "choose ATTRIBUTE VALUE [in=CONTENT]"),
    StatementForm("type", #"type ATTRIBUTE "text" [in=CONTENT]"#),
    StatementForm("back", "back"),
    StatementForm("answer", "answer push allow|deny"),
    StatementForm("settings", "settings push=authorized|denied"),
    StatementForm("host", "host present|dismiss|detach|attach|beginDismissing ID"),
    StatementForm("background", "background"),
    StatementForm("foreground", "foreground"),
    StatementForm("kill", "kill"),
    StatementForm("relaunch", "relaunch"),
    StatementForm("wait", "wait D"),
    StatementForm("settle", "settle"),
    StatementForm("note", #"note "text""#),
  ]

  /// What may follow `expect`.
  public static let expectations = [
    StatementForm("presented", "expect presented METHOD CONTENT [in=CONTROLLER]"),
    StatementForm("nothing", "expect nothing presented"),
    StatementForm("locked", "expect locked"),
    StatementForm("unlocked", "expect unlocked"),
    StatementForm("prompt", "expect prompt push"),
    StatementForm(
      "no",
      "expect no callbacks|urls|opened|log|lockListener|quirks|usage|prompt or expect no request visit|event|choose"
    ),
    StatementForm("pasteboard", #"expect pasteboard "text""#),
    StatementForm("pushStatus", "expect pushStatus notDetermined|denied|authorized|provisional|ephemeral"),
    StatementForm("screen", "expect screen ID"),
    StatementForm("verdict", "expect verdict CAMPAIGN REASON|presented"),
    StatementForm("crashed", "expect crashed"),
    StatementForm("time", "expect time D"),
    StatementForm("within", "expect within D STATE"),
    StatementForm("callbacks", "expect callbacks [containing] NAME, NAME"),
    StatementForm("urls", #"expect urls [containing] "url", "url""#),
    StatementForm("opened", "expect opened [containing] settings"),
    StatementForm("log", #"expect log [containing] "text", "text""#),
    StatementForm("lockListener", "expect lockListener [containing] true, false"),
    StatementForm("quirks", "expect quirks [containing] A3, D9"),
    StatementForm("usage", "expect usage [containing] homepage-with-data, sku-case"),
    StatementForm("inline", "expect inline ID shown|empty|loading [height=N] [content=CONTENT]"),
    StatementForm("request", "expect request visit|event|choose {…}"),
    StatementForm(
      "property", "expect property " + PropertyID.observable.map(\.rawValue).joined(separator: "|")),
  ]
}
