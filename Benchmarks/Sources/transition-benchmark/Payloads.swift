import GravityPresentation

/// What the server of the recorded run answers.
struct Payloads {
  let environment: PresentationEnvironment
  /// A sheet at once, a modal after a delay, a snack bar.
  let visit: BodyID
  let snackBarOnly: BodyID
  let modalOnly: BodyID
  let none: BodyID
  /// A sheet and, as its second step, another.
  let sheet: BodyID
  let modal: BodyID
  let snackBar: BodyID

  init(profile: Profile) {
    var builder = CatalogBuilder(profile: profile)
    visit = builder.add(
      CandidateList(campaigns: [
        Candidate(campaignId: "sheet", priority: 3),
        Candidate(campaignId: "modal", priority: 2, delayTime: 3_000),
        Candidate(campaignId: "bar", priority: 1),
      ]))
    snackBarOnly = builder.add(CandidateList(campaigns: [Candidate(campaignId: "bar")]))
    modalOnly = builder.add(CandidateList(campaigns: [Candidate(campaignId: "modal")]))
    none = builder.add(CandidateList(campaigns: []))
    sheet = builder.add(Self.response([Self.firstStep, Self.secondStep]))
    modal = builder.add(Self.response([Self.dialog]))
    snackBar = builder.add(Self.response([Self.bar]))
    environment = builder.environment()
  }

  private static let firstStep = content(
    "step-1", method: "bottom_sheet", step: nil,
    elements: [
      Element(type: "text", text: "Hello"),
      button("copy", closeOnClick: false, copyData: "WELCOME"),
      button("open_step", step: 2),
    ])

  private static let secondStep = content(
    "step-2", method: "bottom_sheet", step: 2,
    elements: [button("request_push", closeOnClick: false), button("follow_url", url: "https://app.test/")])

  private static let dialog = content(
    "dialog", method: "modal", step: nil, elements: [button("close")])

  private static let bar = content(
    "bar", method: "snackbar", step: nil, template: "snackbar-2",
    elements: [Element(type: "image"), Element(type: "text"), Element(type: "text"), button("close")])

  private static func button(
    _ action: String, closeOnClick: Bool = true, copyData: String? = nil, url: String? = nil,
    step: Int? = nil
  ) -> Element {
    Element(
      type: "button",
      onClick: OnClick(
        action: action, closeOnClick: closeOnClick, copyData: copyData, url: url, step: step))
  }

  private static func content(
    _ id: String, method: String, step: Int?, template: String? = nil, elements: [Element]
  ) -> Content {
    let types = ["load", "impression", "visible_impression", "close", "copy", "open_step", "request_push"]
    return Content(
      contentId: id, templateSystemName: template, deliveryMethod: method, step: step,
      variables: Variables(
        frameUI: FrameUI(
          close: CloseButton(onClick: OnClick(action: "close")), container: Container()),
        elements: elements,
        onLoad: LifecycleHook(action: "load"),
        onImpression: LifecycleHook(action: "impression"),
        onVisibleImpression: LifecycleHook(action: "visible_impression"),
        onClose: LifecycleHook(action: "close")),
      events: types.map { EngagementEntry(type: $0, urls: ["https://track.test/\(id)/\($0)"]) })
  }

  private static func response(_ contents: [Content]) -> ContentResponse {
    let variation = Variation(
      decisionId: "d", experienceId: "e", variationId: "v", campaignId: "c", contents: contents)
    return ContentResponse(data: [CampaignData(payload: [variation])])
  }
}
