import GravityPresentation

/// Tells what the marks of one exploration stand for.
struct MarkReader {
  let catalog: Catalog
  let touches: TouchTable
  private let marks: MarkTable
  private let touched: [MarkMeaning]

  init(_ exploration: ScenarioExploration) {
    catalog = exploration.world.catalog
    touches = TouchTable(catalog)
    marks = MarkTable(exploration.plan, catalog, touches)
    touched = zip(catalog.contentIDs, touches.touches).flatMap { content, touches in
      touches.map { .touch(content, $0) }
    }
  }

  func meaning(of mark: Int) -> MarkMeaning? {
    let ways = QuirkKind.allCases.count + 1
    let own = PropertyID.allCases.count * ways
    switch mark {
    case 0..<own: return broken(PropertyID.allCases[mark / ways], way: mark % ways)
    case own..<marks.stepsBase: return .brokenOwn(mark - own)
    case marks.stepsBase..<marks.quirksBase:
      return .presented(ContentID(index: UInt32(mark - marks.stepsBase)))
    case marks.quirksBase..<marks.verdictsBase: return .quirk(QuirkKind.allCases[mark - marks.quirksBase])
    case marks.verdictsBase..<marks.phasesBase:
      let (candidate, reason) = (mark - marks.verdictsBase).quotientAndRemainder(
        dividingBy: MarkTable.verdictReasons)
      return .verdict(campaign: catalog.allCandidates[candidate].campaignId, reason: reason)
    case marks.phasesBase..<marks.touchesBase: return .phase(PhaseChange.all[mark - marks.phasesBase])
    case marks.touchesBase..<marks.count: return touched[mark - marks.touchesBase]
    default: return nil
    }
  }

  private func broken(_ property: PropertyID, way: Int) -> MarkMeaning {
    .broken(PropertyBreak(property: property, quirk: way == 0 ? nil : QuirkKind.allCases[way - 1]))
  }
}
