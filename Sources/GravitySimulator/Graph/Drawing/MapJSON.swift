import GravityPresentation

/// A map for a program: the schema `gravity-sim/graph/1`.
struct MapJSON: Encodable {
  let schema = "gravity-sim/graph/1"
  let file: String
  let profile: String
  /// The id of the content that is presented first; nil where none is.
  let root: String?
  let variations: [Variation]
  let contents: [Node]
  let missingSteps: [MissingStep]
  let ways: [MapWayJSON]
  let deadEnds: [String]
  let traps: [String]
  let undecodable: Int

  struct Variation: Encodable {
    let campaign: Int
    let variation: Int
    let campaignId: String
    let variationId: String
    let presented: Bool
    let contents: [String]
  }

  struct Node: Encodable {
    let id: String
    let contentId: String
    let method: String
    let step: Int?
    let root: Bool
    let inline: Bool
    let reachable: Bool
    let obstacle: MapContent.Obstacle?
    let mark: MapContent.Mark?
    let reports: [Report]
  }

  struct Report: Encodable {
    let occasion: String
    let callback: String?
    let urls: Int
  }

  struct MissingStep: Encodable {
    let id: String
    let step: Int?
    let elsewhere: Bool
  }

  init(_ map: CampaignMap) {
    file = map.file
    profile = map.profile
    func ids(_ isMeant: (MapContent) -> Bool) -> [String] {
      map.contents.indices.filter { isMeant(map.contents[$0]) }.map { MapPlace.content($0).id }
    }
    root = ids { $0.isRoot && $0.obstacle == nil }.first
    deadEnds = ids { $0.mark == .deadEnd }
    traps = ids { $0.mark == .trap }
    variations = map.variations.map { variation in
      Variation(
        campaign: variation.campaignNumber, variation: variation.number, campaignId: variation.campaignID,
        variationId: variation.variationID, presented: variation.isPresented,
        contents: variation.contents.map { MapPlace.content($0).id })
    }
    contents = map.contents.enumerated().map { place, content in
      Node(
        id: MapPlace.content(place).id, contentId: content.contentID, method: content.method,
        step: content.step, root: content.isRoot, inline: content.isInline, reachable: content.isReachable,
        obstacle: content.obstacle, mark: content.mark, reports: content.reports.map(Self.report))
    }
    missingSteps = map.missingSteps.enumerated().map { place, missing in
      MissingStep(
        id: MapPlace.missingStep(place).id, step: missing.step, elsewhere: missing.isElsewhere)
    }
    ways = map.ways.map { MapWayJSON($0) }
    undecodable = map.undecodable
  }

  func text() throws -> String { try SchemaText.text(of: self) }

  private static func report(_ occasion: MapOccasion) -> Report {
    Report(
      occasion: name(of: occasion.occasion),
      callback: occasion.callsBack ? occasion.occasion.eventName : nil, urls: occasion.urls)
  }

  private static func name(of occasion: Occasion) -> String {
    switch occasion {
    case .load: "load"
    case .impression: "impression"
    case .visibleImpression: "visibleImpression"
    case .close: "close"
    }
  }
}
