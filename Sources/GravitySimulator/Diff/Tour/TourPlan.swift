import GravityPresentation

/// The stops of a tour through a payload, over all profiles: what one of them draws is a stop for all.
struct TourPlan {
  /// Beyond these a payload is no campaign but a test of patience.
  static let contentLimit = 50
  static let elementLimit = 200

  private(set) var stops: [TourStop] = [TourStop(content: nil, deed: .show)]
  private(set) var contentCount = 0
  /// What was left out, in words.
  private(set) var leftOut: [String] = []

  init(_ setups: TourSetups, profiles: [Profile]) {
    var contents: [TourContent] = []
    var seen: Set<TourContent> = []
    for profile in profiles {
      for content in setups.contents(under: profile.policy) where seen.insert(content).inserted {
        contents.append(content)
      }
    }
    contentCount = contents.count
    for content in contents.prefix(Self.contentLimit) {
      let show = TourStop(content: content, deed: .show)
      stops.append(show)
      let isShown = profiles.contains { profile in
        let setup = setups.setup(profile.policy, root: content)
        return !ComparisonRunner.run(show.script, on: setup)[.presented].isEmpty
      }
      if isShown { addTouches(content, setups, profiles) }
    }
    if contents.count > Self.contentLimit {
      leftOut.append(DiffWording.contentsLeftOut(contents.count - Self.contentLimit))
    }
  }

  /// What can be done to a content that at least one profile shows.
  private mutating func addTouches(_ content: TourContent, _ setups: TourSetups, _ profiles: [Profile]) {
    var touched: [Int: String] = [:]
    var isCounted: Set<Int> = []
    var hasCloseButton = false
    for profile in profiles {
      guard let place = setups.contents(under: profile.policy).firstIndex(of: content) else { continue }
      let catalog = setups.setup(profile.policy, root: nil).environment.catalog
      let id = ContentID(index: UInt32(place))
      let source = catalog.content(id).content
      hasCloseButton = hasCloseButton || source.variables?.frameUI?.close != nil
      let places = catalog.drawnElements(of: id).filter { $0.action != nil }.map { Int($0.source) }
      isCounted.formUnion(places)
      let names = Self.names(of: places.prefix(Self.elementLimit), in: source.variables?.elements ?? [])
      touched.merge(names) { first, _ in first }
    }
    let places = touched.keys.sorted().prefix(Self.elementLimit)
    for place in places {
      stops.append(TourStop(content: content, deed: .tapElement(place, name: touched[place] ?? "")))
    }
    if isCounted.count > places.count {
      leftOut.append(DiffWording.elementsLeftOut(isCounted.count - places.count, of: content))
    }
    var deeds: [TourStop.Deed] = hasCloseButton ? [.tapCloseButton] : []
    deeds += [.tapOutside, .swipeDown, .swipeUp, .tapContainer, .back, .idle]
    stops += deeds.map { TourStop(content: content, deed: $0) }
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
