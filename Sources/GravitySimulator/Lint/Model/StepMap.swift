import GravityActions
import GravityPresentation

/// The contents of one variation, and how steps lead from one to another (A9).
struct StepMap: Sendable {
  /// A way from one content to another that leaves the first behind.
  struct Way: Sendable {
    /// The number of the step.
    let node: JSONNode
    /// The place of the content that opens.
    let target: Int
  }

  let contents: [LintedContent]
  /// The first content of each step, which is the one that opens.
  private let places: [Int: Int]
  private let stepsElsewhere: Set<Int>

  /// One for each variation of the payload.
  static func maps(of payload: LintedPayload) -> [StepMap] {
    let isLookedForEverywhere = payload.profile.policy.findsStepsInAllVariations
    let all = isLookedForEverywhere ? Set(payload.contents.compactMap(\.step)) : []
    return payload.variations.map { StepMap(contents: $0.contents, stepsElsewhere: all) }
  }

  private init(contents: [LintedContent], stepsElsewhere: Set<Int>) {
    self.contents = contents
    self.stepsElsewhere = stepsElsewhere
    let steps = contents.enumerated().compactMap { place, content in content.step.map { ($0, place) } }
    places = Dictionary(steps) { first, _ in first }
  }

  /// The place of the content that the step opens; nil where the variation has none.
  func place(ofStep step: Int) -> Int? { places[step] }

  /// Whether the user can get rid of the content other than by a step of its variation.
  func hasExit(_ content: LintedContent) -> Bool {
    content.hasExitOfItsOwn || content.taps.contains { isExit($0, of: content) }
  }

  private func isExit(_ tap: LintedTap, of content: LintedContent) -> Bool {
    guard tap.source != nil else { return false }
    if tap.click.stepOpeners.contains(where: { leadsElsewhere($0) }) { return true }
    let isOnlyReplaced = tap.click.action == .openStep && !ways(by: tap, from: content).isEmpty
    return !isOnlyReplaced && content.isClosed(by: tap)
  }

  /// Another variation may have exits; nobody can say from here.
  private func leadsElsewhere(_ opener: JSONNode) -> Bool {
    guard let step = opener["step"]?.integer else { return false }
    return places[step] == nil && stepsElsewhere.contains(step)
  }

  /// The ways out of a content to others of the variation, in the order of its parts.
  func ways(from content: LintedContent) -> [Way] {
    content.taps.flatMap { ways(by: $0, from: content) }
  }

  private func ways(by tap: LintedTap, from content: LintedContent) -> [Way] {
    guard tap.source != nil, isLeaving(tap, content) else { return [] }
    return tap.click.stepOpeners.compactMap { opener in
      guard let node = opener["step"], let step = node.integer, let target = places[step],
        contents[target].isPresentable
      else { return nil }
      return Way(node: node, target: target)
    }
  }

  /// Whether what the tap opens takes the content's place, rather than standing on top of it.
  private func isLeaving(_ tap: LintedTap, _ content: LintedContent) -> Bool {
    let policy = content.profile.policy.actions
    guard tap.click.action == .openStep else { return policy.hasForms }
    switch policy.openStep {
    case .closesFirst: return content.isClosed(by: tap)
    case .replaces: return true
    case .isUnknown: return false
    }
  }
}
