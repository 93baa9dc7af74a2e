import GravityActions
import GravityPresentation

/// What one profile reads of a payload: the map of its contents, and what a map has no place for.
struct CheckedMap {
  let profile: Profile
  let map: CampaignMap
  /// The contents' ids, told apart where several have one.
  let contents: [TourContent]
  private let mapper: CampaignMapper
  /// By the places of their contents.
  private let ways: [[MapWay]]

  /// Nil where the profile reads no content of it.
  init?(_ document: PayloadDocument, _ payloads: DecodedPayloads, under profile: Profile) throws(DiffProblem)
  {
    guard
      case .success(let response) = payloads.contents(of: document, policy: profile.policy.decoding),
      !response.contents.isEmpty
    else { return nil }
    self.profile = profile
    do throws(ElementNameTaken) {
      var mapper = try CampaignMapper(response, under: profile)
      map = mapper.map(named: document.origin.file)
      contents = Self.contents(of: map)
      var ways = Array(repeating: [MapWay](), count: map.contents.count)
      for way in map.ways { ways[way.from].append(way) }
      self.ways = ways
      self.mapper = mapper
    } catch {
      throw .bug("two inputs have one name: \(error.wireName)", in: document.origin.file)
    }
  }

  /// The places of what nobody's way leads to come last: the page follows the campaign as a user would.
  var order: [Int] {
    var order: [Int] = []
    var isSeen = Array(repeating: false, count: map.contents.count)
    func add(_ place: Int) {
      guard !isSeen[place] else { return }
      isSeen[place] = true
      order.append(place)
    }
    for place in map.contents.indices where map.contents[place].isFirst { add(place) }
    var next = Array(repeating: [Int](), count: map.contents.count)
    for way in map.ways {
      if case .content(let place) = way.to { next[way.from].append(place) }
    }
    var number = 0
    while number < order.count {
      next[order[number]].forEach(add)
      number += 1
    }
    map.contents.indices.forEach(add)
    return order
  }

  private static func contents(of map: CampaignMap) -> [TourContent] {
    var counts: [String: Int] = [:]
    return map.contents.map { content in
      defer { counts[content.contentID, default: 0] += 1 }
      return TourContent(id: content.contentID, occurrence: counts[content.contentID, default: 0])
    }
  }

  /// None from what is never on the screen.
  func ways(from place: Int) -> [MapWay] { ways[place] }

  func name(at place: Int) -> String { CheckWording.name(of: contents[place]) }

  /// Contents of several campaigns are drawn by a list, where there is one (N1).
  var isList: Bool {
    profile.policy.inline.hasList && map.variations.last?.campaignNumber ?? 1 > 1
  }

  /// The type of the entry that a tracking url stands in, by the url; where it stands in several, the first.
  var urlTypes: [String: String] {
    var types: [String: String] = [:]
    for content in mapper.response.contents {
      let entries = (content.events ?? []) + (content.products?.slots ?? []).flatMap { $0.events ?? [] }
      for entry in entries {
        for url in entry.urls where types[url] == nil { types[url] = entry.type }
      }
    }
    return types
  }

  /// Buttons that a content draws and that have no action, by their places among its elements.
  func deadButtons(at place: Int) -> [(element: Int, text: String?)] {
    let elements = elements(at: place)
    return mapper.catalog.drawnElements(of: mapper.drawnID(at: place)).compactMap { drawn in
      let element = elements[Int(drawn.source)]
      guard drawn.action == nil, element.type == "button" else { return nil }
      return (Int(drawn.source), element.text)
    }
  }

  /// How many product cards a content can show, and how many urls a click on each hits.
  func cards(at place: Int) -> [Int] {
    let id = mapper.drawnID(at: place)
    let draws = mapper.catalog.drawnElements(of: id).contains { drawn in
      ElementKind(wireName: elements(at: place)[Int(drawn.source)].type, under: profile.policy)
        == .productsContainer
    }
    guard draws else { return [] }
    return (mapper.catalog.content(id).content.products?.slots ?? []).map { slot in
      slot.events?.first { $0.type == ProductEngagement.click.wireName }?.urls.count ?? 0
    }
  }

  /// What inputs of a content want before it can be sent, in order.
  func demands(at place: Int) -> [String] {
    let elements = elements(at: place)
    return mapper.catalog.drawnElements(of: mapper.drawnID(at: place)).compactMap { drawn in
      let element = elements[Int(drawn.source)]
      guard
        let kind = mapper.plugins.inputs.elements.first(where: {
          $0.wireName == element.type && $0.isKnown(under: profile.policy)
        })
      else { return nil }
      do throws(ElementFault) {
        let attribute = try kind.attribute(of: element)
        let problem = kind.problem(of: nil, in: element) ?? kind.problem(of: .text("…"), in: element)
        return problem.map { CheckWording.demand($0, attribute) }
      } catch {
        // What cannot be read is not drawn.
        return nil
      }
    }
  }

  /// The conditions of a form's routes, in order; none where the element sends no form.
  func conditions(ofElement element: Int, at place: Int) -> [FormCondition] {
    let id = mapper.drawnID(at: place)
    let drawn = mapper.catalog.drawnElements(of: id).first { Int($0.source) == element }
    guard let action = drawn?.action else { return [] }
    do throws(ParameterFault) {
      return try FormSubmission(reading: mapper.catalog.click(action).members).routes.map(\.condition)
    } catch {
      // One that is malformed has no ways by its routes.
      return []
    }
  }

  func elements(at place: Int) -> [Element] {
    mapper.catalog.content(mapper.drawnID(at: place)).content.variables?.elements ?? []
  }
}

extension MapContent {
  /// Whether it is shown without another content before it.
  var isFirst: Bool { isInline || (isRoot && obstacle == nil) }
}
