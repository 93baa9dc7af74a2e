import GravityActions
import GravityPresentation

/// A phone on which the contents of one payload are shown one after the other.
struct ShowStage {
  private var builder: CatalogBuilder
  private let answers: [ShowAnswer]
  /// The answers that an input took, by their places.
  private(set) var taken: Set<Int> = []
  /// What there is to answer, in the order of the payload.
  private(set) var attributes: [String] = []
  /// The name of the one screen that the app has.
  static let screen = "home"

  init(profile: Profile, answers: [ShowAnswer]) {
    builder = CatalogBuilder(profile: profile)
    self.answers = answers
  }

  mutating func add(_ response: ContentResponse) -> [ContentID] {
    let body = builder.add(response)
    return builder.catalog.contentIDs(of: body) ?? []
  }

  mutating func content(
    _ id: ContentID, of variation: Variation, number: Int?, in file: String
  ) throws(DiffProblem) -> ShownContent {
    let obstacle = ShowWording.obstacle(to: id, in: builder.environment())
    var drawn = obstacle == nil ? id : builder.inlineVariant(of: id)
    try answer(&drawn, in: file)
    let environment = builder.environment()
    let content = PhoneContent(drawn, in: environment)
    let source = content.content
    return ShownContent(
      campaignID: variation.campaignId, variation: number, contentID: source.contentId,
      method: builder.catalog.methodName(of: id), step: source.step,
      scene: scene(content, isInvisible: builder.catalog.record(id).behavior.isInvisible),
      obstacle: obstacle, waiting: environment.waitingElements(of: drawn))
  }

  private func scene(_ content: PhoneContent, isInvisible: Bool) -> PhoneScene {
    if content.form == .inline {
      let component = PhoneComponent(
        name: content.content.contentId, drawing: .contents([content]), height: nil)
      return PhoneScene(
        front: .app,
        layers: [.screen(PhoneScreen(name: Self.screen, isInWindow: true, components: [component]))],
        isPromptUp: false, isLocked: false)
    }
    let campaign = PhoneCampaign(content: content, stage: .shown, isInvisible: isInvisible)
    return PhoneScene(
      front: .app,
      layers: [
        .screen(PhoneScreen(name: Self.screen, isInWindow: true, components: [])), .campaign(campaign),
      ], isPromptUp: false, isLocked: false)
  }

  /// Puts every answer into the first input of its attribute that is drawn by then.
  private mutating func answer(_ content: inout ContentID, in file: String) throws(DiffProblem) {
    note(content)
    for (place, answer) in answers.enumerated() {
      let environment = builder.environment()
      guard let input = environment.inputs(of: content).first(where: { $0.attribute == answer.attribute })
      else { continue }
      taken.insert(place)
      let value: InputValue?
      do throws(InputRefusal) {
        value = try environment.value(of: answer.words, in: input, of: content)
      } catch {
        throw .diagnostics([ShowWording.refused(answer, error, in: file)])
      }
      content = builder.variant(of: content, answering: answer.attribute, value)
      note(content)
    }
  }

  private mutating func note(_ content: ContentID) {
    for input in builder.environment().inputs(of: content) where !attributes.contains(input.attribute) {
      attributes.append(input.attribute)
    }
  }
}

extension PresentationEnvironment {
  /// How many elements a condition keeps from being drawn.
  fileprivate func waitingElements(of content: ContentID) -> Int {
    guard profile.policy.actions.hasForms else { return 0 }
    let drawn = catalog.drawnElements(of: content).map { Int($0.source) }
    let sources = catalog.content(content).content.variables?.elements ?? []
    return sources.indices.count { place in
      !drawn.contains(place) && sources[place].members.contains { $0.key == "visibleWhen" }
    }
  }
}
