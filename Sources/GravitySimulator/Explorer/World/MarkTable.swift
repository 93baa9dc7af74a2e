import GravityPresentation

/// The numbers of what an exploration marks: broken properties, and everything that it should reach.
struct MarkTable: Sendable {
  /// A property is broken in one way for each quirk that it is known by, and in one that nothing explains.
  private static let waysToBreak = QuirkKind.allCases.count + 1

  private let propertyCount: Int
  private let contents: Int
  private let firstTouch: [Int]
  private let candidates: Int
  let count: Int
  let stepsBase: Int
  let quirksBase: Int
  let verdictsBase: Int
  let phasesBase: Int
  let touchesBase: Int
  static let verdictReasons = 14

  init(_ plan: ExplorationPlan, _ catalog: Catalog, _ touches: TouchTable) {
    propertyCount = plan.properties.count
    contents = touches.touches.count
    candidates = catalog.allCandidates.count
    var next = PropertyID.allCases.count * Self.waysToBreak + propertyCount
    stepsBase = next
    next += contents
    quirksBase = next
    next += QuirkKind.allCases.count
    verdictsBase = next
    next += candidates * Self.verdictReasons
    phasesBase = next
    next += PhaseChange.count
    touchesBase = next
    firstTouch = touches.touches.map { touches in
      defer { next += touches.count }
      return next
    }
    count = next
  }

  func mark(_ broken: PropertyBreak) -> Int {
    let property = PropertyID.allCases.firstIndex(of: broken.property) ?? 0
    return property * Self.waysToBreak + (broken.quirk.map { Int($0.rawValue) + 1 } ?? 0)
  }

  /// What nothing marks but a search for a way to a trap (D8).
  var trap: Int { mark(PropertyBreak(property: .wayOut, quirk: nil)) }

  func mark(presented content: ContentID) -> Int { stepsBase + min(Int(content.index), contents - 1) }

  func mark(_ quirk: QuirkKind) -> Int { quirksBase + Int(quirk.rawValue) }

  /// Nil for a candidate that came later than the plan.
  func mark(_ verdict: Verdict, of candidate: CandidateID) -> Int? {
    guard Int(candidate.index) < candidates else { return nil }
    return verdictsBase + Int(candidate.index) * Self.verdictReasons
      + min(verdict.place, Self.verdictReasons - 1)
  }

  /// The property of the scenario's own.
  func mark(ownProperty number: Int) -> Int { PropertyID.allCases.count * Self.waysToBreak + number }

  func mark(touch number: Int, of content: ContentID) -> Int? {
    let place = Int(content.index)
    return firstTouch.indices.contains(place) ? firstTouch[place] + number : nil
  }

  /// Whether nothing that is known explains it.
  func isFault(_ mark: Int) -> Bool {
    let ways = PropertyID.allCases.count * Self.waysToBreak
    return mark < ways ? mark % Self.waysToBreak == 0 : mark < ways + propertyCount
  }
}
