extension PolicySwitch {
  /// Contract §6.
  static let actions = [
    PolicySwitch(
      "actions.effectOrder", \.actions.effectOrder, "A1",
      meaning: "whether a click dismisses before or after its effect"),
    PolicySwitch(
      "actions.dismissingSources", \.actions.dismissingSources, "A1",
      meaning: "which tapped things heed `closeOnClick`"),
    PolicySwitch(
      "actions.unknownNames", \.actions.unknownNames, "A1",
      meaning: "how unknown actions find their entry among the events"),
    PolicySwitch(
      "actions.closingActions", \.actions.closingActions, "A2", "A3",
      meaning: "whether `close` and `cancel` dismiss whatever `closeOnClick` says"),
    PolicySwitch(
      "actions.hitsCloseURLsTwice", \.actions.hitsCloseURLsTwice, "A2",
      meaning: "whether a close button hits the `close` urls twice"),
    PolicySwitch(
      "actions.cancelClosesTwice", \.actions.cancelClosesTwice, "A3",
      meaning: "whether `cancel` with `closeOnClick` reports its close twice"),
    PolicySwitch(
      "actions.missingURLType", \.actions.missingURLType, "A5",
      meaning: "what becomes of a url without a type"),
    PolicySwitch(
      "actions.pushRequest", \.actions.pushRequest, "A7", meaning: "what a push request does"),
    PolicySwitch(
      "actions.pushRefusal", \.actions.pushRefusal, "A7", meaning: "what follows a refused push request"),
    PolicySwitch(
      "actions.openStep", \.actions.openStep, "A9",
      meaning: "what `open_step` does to the current campaign"),
    PolicySwitch(
      "findsStepsInAllVariations", \.findsStepsInAllVariations, "A9",
      meaning: "whether steps are looked for beyond the first variation"),
    PolicySwitch(
      "stepTiming", \.stepTiming, "A9", meaning: "when the step comes whose predecessor was closed for it"),
    PolicySwitch(
      "actions.unknownActions", \.actions.unknownActions, "A11",
      meaning: "what an action does that nobody knows"),
    PolicySwitch(
      "actions.hasForms", \.actions.hasForms, "D11", "A11",
      meaning: "whether there are forms: inputs, conditions and `submit_form`"),
  ]
}
