import GravityPresentation

/// What only the whole scenario can tell.
extension ScenarioParser {
  mutating func checkWhole() {
    if !hasStep, !mayHaveStep {
      report(
        ScenarioError("a scenario needs at least one step", at: SourceSpan(line: 1, column: 1, length: 1)))
    }
    guard !isMissingNames else { return }
    checkControllers()
    checkComponents()
    if !listsAnyCampaign { checkCampaigns() }
  }

  private mutating func checkControllers() {
    let controllers = document.hosts + presentedHosts.map(\.value)
    let known = Set(controllers)
    if known.count > Self.controllerLimit, let last = presentedHosts.last { report(tooManyControllers(last)) }
    for name in usedControllers where !known.contains(name.value) {
      report(ScenarioError(unknown: "controller", name, among: controllers))
    }
  }

  private mutating func checkComponents() {
    let known = Set(mountedComponents.map(\.value))
    for name in usedComponents where !known.contains(name.value) {
      report(ScenarioError(unknown: "inline component", name, among: mountedComponents.map(\.value)))
    }
  }

  /// An answer to /choose without a campaign line is for whoever asks by hand.
  private mutating func checkCampaigns() {
    let requested = Set(requestedCampaigns.map(\.value))
    let answered = Set(answeredCampaigns.map(\.value))
    let unknown =
      usedCampaigns + answeredCampaigns.filter { !requested.contains($0.value) }
      + requestedCampaigns.filter { !answered.contains($0.value) }
    for name in unknown where campaigns[name.value] == nil {
      report(ScenarioError(unknown: "campaign", name, among: campaignNames))
    }
  }

  func tooManyControllers(_ name: Located<String>) -> ScenarioError {
    ScenarioError("a scenario names at most \(Self.controllerLimit) controllers", at: name.span)
  }
}
