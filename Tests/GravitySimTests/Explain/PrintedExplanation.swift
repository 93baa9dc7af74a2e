import Testing

/// An explanation that is held word for word in a golden file of the same name.
struct PrintedExplanation: Sendable, CustomTestStringConvertible {
  let name: String
  let arguments: [String]

  init(_ name: String, _ arguments: String...) {
    self.name = name
    self.arguments = arguments
  }

  var testDescription: String { name }

  /// The entries of the product's FAQ, each with the cause that its explanation must name.
  static let answers: [(run: PrintedExplanation, cause: String)] = [
    (faq("not-initialized"), "the SDK was not initialized (C2)"),
    (faq("not-initialized-android"), "trackView before initialize is fatal under android-1.0.3 (C2)"),
    (faq("not-initialized-flutter"), "triggerEvent before initialize is fatal under flutter-0.22.2 (C2)"),
    (faq("wrong-key"), "check `apiKey` and `section`"),
    (faq("wrong-section"), "check `apiKey` and `section`"),
    (faq("wrong-page-context"), "does it target this page"),
    (faq("no-view-controller"), "no controller is in the window"),
    (faq("screen-left-too-early"), "controller catalog left the window at 0.800s"),
    (faq("inactive-campaign"), "is the campaign active"),
    (faq("locked"), "locked since 0.000s"),
    (faq("busy-host"), "home presents screen login since 0.000s"),
    (faq("empty-content"), "elements: none"),
    (faq("url-button"), "the app must handle the event in its callback (A5)"),
    (faq("deeplink-button"), "the app must handle the event in its callback (A6)"),
    (faq("inline-campaign"), "inline content is not presented by a trigger"),
  ]

  static let texts = [
    PrintedExplanation("status-ignored", "--profile", "android-1.0.3", "scenarios/faq/wrong-key.scenario"),
    PrintedExplanation("priorities", "scenarios/candidates/priority-highest-first.scenario"),
    PrintedExplanation("lock-and-delay", "scenarios/lock/lock-at-presentation.scenario"),
    PrintedExplanation("host-left", "scenarios/host/leaves-during-the-delay.scenario"),
    PrintedExplanation("host-busy", "scenarios/host/busy-during-a-transition.scenario"),
    PrintedExplanation("host-took-it-along", "scenarios/host/takes-its-content-along.scenario"),
    PrintedExplanation("decoding-fault", "scenarios/errors/one-broken-content.scenario"),
    PrintedExplanation("steps", "scenarios/steps/step-on-top.scenario"),
    PrintedExplanation("snack-bar", "scenarios/snackbar/closed-twice.scenario"),
    PrintedExplanation("tracking-offline", "scenarios/reports/tracking-offline.scenario"),
    PrintedExplanation("content-by-hand", "scenarios/requests/content-by-selector.scenario"),
    PrintedExplanation("inline", "inline/whole.scenario"),
    PrintedExplanation("inline-list", "scenarios/inline/list-says-nothing-on-android.scenario"),
    PrintedExplanation("products", "scenarios/products/slot-ids-on-flutter.scenario"),
    PrintedExplanation("products-unbuilt", "scenarios/products/no-builder-no-cards.scenario"),
    PrintedExplanation("no-hooks", "scenarios/reports/callbacks-without-hooks.scenario"),
    PrintedExplanation("killed", "scenarios/candidates/kill-while-waiting.scenario"),
    PrintedExplanation("ideal", "--profile", "ideal", "scenarios/host/second-trigger-stacks.scenario"),
    PrintedExplanation(
      "android", "--profile", "android-1.0.3", "scenarios/steps/tour-of-four-methods.scenario"),
    PrintedExplanation(
      "flutter", "--profile", "flutter-0.22.2", "scenarios/reports/close-urls-twice.scenario"),
    PrintedExplanation("no-frame", "scenarios/profiles/flutter-0.22.2/sheet-without-a-frame.scenario"),
    PrintedExplanation("wire-names", "scenarios/profiles/flutter-0.22.2/wire-names.scenario"),
    PrintedExplanation(
      "negative-delay", "scenarios/profiles/ios-1.0.4/negative-delay-takes-all-down.scenario"),
    PrintedExplanation("impossible-step", "explain/impossible.scenario"),
    PrintedExplanation("waiting", "explain/waiting.scenario"),
    PrintedExplanation("include", "include/explained.scenario"),
    PrintedExplanation("include-json", "--format", "json", "include/explained.scenario"),
    PrintedExplanation("form-low-rating", "scenarios/forms/survey-low-rating.scenario"),
    PrintedExplanation("form-sent-once", "scenarios/forms/sending-slowly.scenario"),
    PrintedExplanation("form-malformed", "scenarios/forms/malformed-submit.scenario"),
    PrintedExplanation("form-step", "scenarios/forms/effect-open-step.scenario"),
    PrintedExplanation("form-unknown", "scenarios/forms/survey-ios.scenario"),
    PrintedExplanation("hostile-names", "explain/hostile-names.scenario"),
    PrintedExplanation("colors", "--color", "always", "scenarios/lock/lock-at-presentation.scenario"),
    PrintedExplanation("no-file", "nowhere.scenario"),
    PrintedExplanation("several-files", "scenarios/lock"),
  ]

  static let json = [
    PrintedExplanation("json-locked", "--format", "json", "scenarios/faq/locked.scenario"),
    PrintedExplanation("json-wrong-key", "--format", "json", "scenarios/faq/wrong-key.scenario"),
    PrintedExplanation("json-inline", "--format", "json", "inline/whole.scenario"),
  ]

  private static func faq(_ name: String) -> PrintedExplanation {
    PrintedExplanation("faq-\(name)", "scenarios/faq/\(name).scenario")
  }
}
