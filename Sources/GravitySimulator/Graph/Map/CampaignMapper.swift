import GravityActions
import GravityPresentation

/// Draws a map from what the machine compiles of a payload, so that every profile has its own.
struct CampaignMapper {
  let profile: Profile
  let plugins: PlugIns
  let catalog: Catalog
  let response: ContentResponse
  /// By their places on the map.
  let contentIDs: [ContentID]
  /// Contents that inline components draw (N1), as these draw them, by their places.
  private let inlineIDs: [Int: ContentID]
  private let root: ContentID?
  private var missingSteps: [MapMissingStep] = []
  private var places: [MapMissingStep: Int] = [:]

  init(_ response: ContentResponse, under profile: Profile) throws(ElementNameTaken) {
    var plugins = PlugIns.standard
    plugins.inputs = try plugins.inputs.everMet()
    var builder = CatalogBuilder(profile: profile, plugins: plugins)
    let body = builder.add(response, drawsInline: true)
    self.profile = profile
    self.plugins = plugins
    self.response = response
    catalog = builder.catalog
    let contentIDs = catalog.contentIDs(of: body) ?? []
    self.contentIDs = contentIDs
    inlineIDs = Self.inlineIDs(of: body, contentIDs, in: catalog)
    root = catalog.root(of: body)
  }

  mutating func map(named file: String) -> CampaignMap {
    var contents = contentIDs.indices.map(content)
    var ways: [MapWay] = []
    for place in contents.indices where contents[place].isOnScreen { ways += self.ways(from: place) }
    MapMarks(ways, contents).mark(&contents)
    return CampaignMap(
      file: file, profile: profile.name, variations: variations, contents: contents,
      missingSteps: missingSteps, ways: ways, undecodable: response.faults.count)
  }

  /// The place on the map of a step that does not come.
  mutating func place(of missing: MapMissingStep) -> Int {
    if let place = places[missing] { return place }
    places[missing] = missingSteps.count
    missingSteps.append(missing)
    return missingSteps.count - 1
  }

  private var variations: [MapVariation] {
    var first = 0
    return response.data.enumerated().flatMap { campaign, data in
      data.payload.enumerated().map { number, variation in
        defer { first += variation.contents.count }
        return MapVariation(
          campaignNumber: campaign + 1, number: number + 1, campaignID: variation.campaignId,
          variationID: variation.variationId, contents: first..<first + variation.contents.count,
          isPresented: campaign == 0 && number == 0)
      }
    }
  }

  /// The content at a place, as it is drawn.
  func drawnID(at place: Int) -> ContentID { inlineIDs[place] ?? contentIDs[place] }

  func isInline(_ place: Int) -> Bool { inlineIDs[place] != nil }

  /// Only those that nothing else presents: any content may be drawn inline.
  private static func inlineIDs(
    of body: BodyID, _ contentIDs: [ContentID], in catalog: Catalog
  ) -> [Int: ContentID] {
    var ids: [Int: ContentID] = [:]
    for id in catalog.inlineContents(of: body) {
      guard let place = contentIDs.firstIndex(of: catalog.base(of: id)) else { continue }
      if catalog.methodName(of: contentIDs[place]) == "inline" { ids[place] = id }
    }
    return ids
  }

  private func content(at place: Int) -> MapContent {
    let id = contentIDs[place]
    let source = catalog.content(id)
    let obstacle = isInline(place) ? nil : obstacle(to: id)
    return MapContent(
      contentID: source.content.contentId, method: source.methodName, step: source.content.step,
      isRoot: id == root && !isInline(place), isInline: isInline(place), obstacle: obstacle,
      reports: Occasion.allCases.compactMap { occasion($0, at: place) })
  }

  /// Steps are presented without elements, too (P14).
  private func obstacle(to id: ContentID) -> MapContent.Obstacle? {
    let record = catalog.record(id)
    if record.lacksFrame { return .frameMissing }
    if record.hasUnknownTemplate { return .unknownTemplate }
    if !record.isPresentable { return .notPresentable }
    return id == root && record.isEmpty && profile.policy.emptyElements != .isPresented ? .noElements : nil
  }

  /// Nil for an occasion that does not come, or is not reported.
  private func occasion(_ occasion: Occasion, at place: Int) -> MapOccasion? {
    let id = contentIDs[place]
    guard isReported(occasion, of: id, isInline: isInline(place)) else { return nil }
    return MapOccasion(
      occasion: occasion, callsBack: catalog.callsBack(occasion, of: id),
      urls: urlCount(catalog.urlIDs(of: occasion, of: id)))
  }

  private func isReported(_ occasion: Occasion, of id: ContentID, isInline: Bool) -> Bool {
    let record = catalog.record(id)
    let isPresented = record.isPresentable
    return switch occasion {
    case .load: true
    case .impression: isInline || (isPresented && record.behavior.reportsImpression)
    case .visibleImpression:
      isInline
        ? profile.policy.inline.reportsVisibleImpression
        : isPresented && record.behavior.reportsVisibleImpression
    case .close: isPresented && reportsClose(of: id)
    }
  }

  /// How many of them are hit: what is no url is skipped (E9).
  func urlCount(_ urls: [URLID]) -> Int { urls.count { catalog.url($0).isURL } }
}
