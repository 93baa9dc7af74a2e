extension UsageCase {
  private static let page = #" page HOMEPAGE "app://home""#

  /// One content, `a`, that the app asks for by the selector `s` or a trigger brings as the campaign `c`.
  private static func content(_ steps: String, method: String = "modal") -> String {
    let content =
      #"{"contentId": "a", "contentType": "native", "deliveryMethod": "\#(method)", "variables": {"frameUI": {"container": {}}, "elements": [{"type": "text", "text": "x"}]}}"#
    let body =
      #"{"data": [{"payload": [{"campaignId": "c", "experienceId": "e", "variationId": "v", "decisionId": "d", "contents": [\#(content)]}]}]}"#
    return "campaign c \(body)\non selector s reply \(body)\n\(steps)"
  }

  static let app = [
    UsageCase("a user of spaces", #"setUser " " session="\u00A0""#, .userIDEmpty, .sessionIDEmpty),
    UsageCase("a user of one letter", #"setUser "0" session="0""#),
    UsageCase("options that are all left out", "setOptions {}"),
    UsageCase("no proxy", #"setOptions {"proxyUrl": null}"#),
    UsageCase("an empty proxy", #"setOptions {"proxyUrl": ""}"#, .proxyURLInvalid),
    UsageCase(
      "a proxy of another scheme", #"setOptions {"proxyUrl": "ftp://proxy.example.test"}"#, .proxyURLInvalid),
    UsageCase("a proxy that is a scheme alone", #"setOptions {"proxyUrl": "https://"}"#, .proxyURLInvalid),
    UsageCase(
      "a proxy with a space", #"setOptions {"proxyUrl": "https://proxy example.test"}"#, .proxyURLInvalid),
    UsageCase(
      "a proxy in capitals with a port", #"setOptions {"proxyUrl": "HTTPS://PROXY.EXAMPLE.TEST:8443"}"#),
    UsageCase("a field that is empty", #"setOptions {"contentSettings": {"fields": [""]}}"#),
    UsageCase("a selector of spaces", #"getContent selector " ""# + page, .selectorEmpty),
    UsageCase("content from nowhere", #"getContent selector "s""#, .pageContextMissing),
    UsageCase(
      "the page of a load", #"getContent selector "s" page CART "" data "a", "a""#, .locationEmpty,
      .cartRepeatsSKU),
    UsageCase(
      "no call is told of that came before initialize",
      "app initialized=no\nsetUser \"\" session=\"\"\nsetOptions {\"proxyUrl\": \"\"}\ngetContent selector \"\""
    ),
  ]

  static let engagement = [
    UsageCase(
      "what the SDK shows is the SDK's to report",
      content("trackView OTHER x\nengage impression a\nengage visibleImpression a\nengage close a"),
      .engagementAutomatic, .engagementAutomatic, .engagementAutomatic),
    UsageCase(
      "what the SDK has closed too",
      content("trackView OTHER x\nwait 1s\ntap outside\nwait 1s\nengage close a"), .engagementAutomatic),
    UsageCase(
      "a visible impression that this SDK never reports may be sent",
      content("trackView OTHER x\nengage visibleImpression a", method: "snackBar")),
    UsageCase(
      "what is loaded and not shown is the app's to report",
      content(
        "lockPresentation\ntrackView OTHER x\nengage impression a\nengage visibleImpression a\nengage close a\nengage close a"
      )),
    UsageCase(
      "an impression twice",
      content(
        "getContent selector s" + page + "\nengage impression a\nengage impression a\nengage impression a"),
      .engagementRepeated, .engagementRepeated),
    UsageCase(
      "an impression for each load",
      content(
        "getContent selector s" + page + "\nengage impression a\ngetContent selector s" + page
          + "\nengage impression a")),
    UsageCase(
      "the status was passed before the primer",
      content("setNotificationPermission unknown\ntrackView OTHER x")),
  ]
}
