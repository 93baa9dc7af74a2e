import GravityPresentation

/// The stops of a tour through a payload, over all profiles: what one of them draws is a stop for all.
struct TourPlan {
  /// Beyond these a payload is no campaign but a test of patience.
  static let contentLimit = 50
  static let elementLimit = 200

  /// Each is shown as the root of its campaign.
  let contents: [TourContent]
  /// How many there are, those beyond the limit included.
  let contentCount: Int
  private let setups: TourSetups
  private let profiles: [Profile]

  init(_ setups: TourSetups, profiles: [Profile]) {
    self.setups = setups
    self.profiles = profiles
    var contents: [TourContent] = []
    var seen: Set<TourContent> = []
    for profile in profiles {
      for content in setups.contents(under: profile.policy) where seen.insert(content).inserted {
        contents.append(content)
      }
    }
    contentCount = contents.count
    self.contents = Array(contents.prefix(Self.contentLimit))
  }

  /// What is done to a content that at least one profile shows, and how many elements are left out.
  func touches(of content: TourContent) -> (stops: [TourStop], leftOut: Int) {
    var touched: [Int: String] = [:]
    var isCounted: Set<Int> = []
    var hasCloseButton = false
    for profile in profiles {
      guard let place = setups.contents(under: profile.policy).firstIndex(of: content) else { continue }
      let catalog = setups.setup(profile.policy, root: nil).environment.catalog
      let id = ContentID(index: UInt32(place))
      let source = catalog.content(id).content
      hasCloseButton = hasCloseButton || catalog.hasCloseButton(id)
      let places = catalog.drawnElements(of: id).filter { $0.action != nil }.map { Int($0.source) }
      isCounted.formUnion(places)
      let names = Self.names(of: places.prefix(Self.elementLimit), in: source.variables?.elements ?? [])
      touched.merge(names) { first, _ in first }
    }
    let places = touched.keys.sorted().prefix(Self.elementLimit)
    var deeds = places.map { TourStop.Deed.tapElement($0, name: touched[$0] ?? "") }
    if hasCloseButton { deeds.append(.tapCloseButton) }
    deeds += [.tapOutside, .swipeDown, .swipeUp, .tapContainer, .back, .idle]
    return (deeds.map { TourStop(content: content, deed: $0) }, isCounted.count - places.count)
  }

  /// An element's text, with its number where another has the same; of one without, its type and number.
  private static func names(of places: ArraySlice<Int>, in elements: [Element]) -> [Int: String] {
    var counts: [String: Int] = [:]
    for place in places { counts[elements[place].text ?? "", default: 0] += 1 }
    var names: [Int: String] = [:]
    for place in places {
      let number = "(element \(place))"
      if let text = elements[place].text {
        names[place] = counts[text] == 1 ? "“\(text)”" : "“\(text)” \(number)"
      } else {
        names[place] = "\(elements[place].type) \(number)"
      }
    }
    return names
  }
}
