import GravityPresentation

/// Finds how another SDK parts from the profile: what shows, and then content by content and touch by touch.
struct SDKComparison {
  let reference: CheckedSide
  let other: CheckedSide
  private var found: [CheckedDifference] = []
  private var places: [String: Int] = [:]
  private var isSaid: Set<CheckedDifference> = []

  init(_ reference: CheckedSide, _ other: CheckedSide) {
    self.reference = reference
    self.other = other
    compare()
  }

  var sdk: CheckedSDK {
    CheckedSDK(profile: other.name, isShown: other.showing.manner != .nothing, differences: found)
  }

  /// What is the same in several places is said once.
  private mutating func add(_ text: String, at place: String? = nil) {
    let number = places[text] ?? found.endIndex
    if number == found.endIndex {
      places[text] = number
      found.append(CheckedDifference(text: text, places: []))
    }
    guard let place, isSaid.insert(CheckedDifference(text: text, places: [place])).inserted else { return }
    found[number].places.append(place)
  }

  private mutating func compare() {
    let (own, theirs) = (reference.showing, other.showing)
    switch (own.manner, theirs.manner) {
    case (.nothing, .nothing): return
    case (_, .nothing): return add(DifferenceWording.doesNotShow(theirs.reason))
    case (.nothing, _): return add(DifferenceWording.shows(theirs))
    case (.inline, .trigger), (.trigger, .inline): add(DifferenceWording.shows(theirs))
    case (.trigger, .trigger), (.inline, .inline):
      if own.first != theirs.first { add(DifferenceWording.showsFirst(theirs.first, not: own.first)) }
    }
    guard let map = reference.map, let otherMap = other.map else { return }
    compareSight(map, otherMap)
    let theirPlaces = Dictionary(zip(otherMap.contents, otherMap.contents.indices)) { first, _ in first }
    for place in map.order {
      if let theirs = theirPlaces[map.contents[place]] {
        compare(place, of: map, theirs, of: otherMap)
      } else if map.map.contents[place].isReachable {
        add(DifferenceWording.isNotRead, at: map.name(at: place))
      }
    }
    let known = Set(map.contents)
    for place in otherMap.order where otherMap.map.contents[place].isReachable {
      guard !known.contains(otherMap.contents[place]) else { continue }
      add(DifferenceWording.isRead(reference.name), at: otherMap.name(at: place))
    }
  }

  /// What is so everywhere needs no place.
  private mutating func compareSight(_ map: CheckedMap, _ theirs: CheckedMap) {
    guard reference.profile.policy.visibleImpression != other.profile.policy.visibleImpression else { return }
    func isTold(_ map: CheckedMap) -> Bool {
      map.map.contents.contains { content in
        content.isReachable && content.reports.contains { $0.occasion == .visibleImpression }
      }
    }
    guard isTold(map), isTold(theirs) else { return }
    add(DifferenceWording.sight(other.profile.policy.visibleImpression))
  }

  private mutating func compare(
    _ place: Int, of map: CheckedMap, _ theirPlace: Int, of theirMap: CheckedMap
  ) {
    let (own, theirs) = (map.map.contents[place], theirMap.map.contents[theirPlace])
    let name = map.name(at: place)
    guard own.isReachable || theirs.isReachable else { return }
    let isThere = own.isOnScreen || own.isInline
    guard (theirs.isOnScreen || theirs.isInline) == isThere else {
      let reason = theirs.obstacle.map { CheckWording.reason(of: $0, theirs) }
      return add(isThere ? DifferenceWording.neverShows(reason) : DifferenceWording.showsContent, at: name)
    }
    guard isThere else { return }
    if own.isReachable != theirs.isReachable {
      return add(DifferenceWording.reaches(theirs.isReachable), at: name)
    }
    if own.mark != theirs.mark, let mark = theirs.mark { add(CheckWording.text(of: mark), at: name) }
    compareReports(own, theirs, at: name)
    var ways = WayComparison(place, of: map, theirPlace, of: theirMap, against: reference.name)
    ways.compare()
    for (text, place) in ways.found { add(text, at: place) }
  }

  private mutating func compareReports(_ own: MapContent, _ theirs: MapContent, at name: String) {
    for occasion in Occasion.allCases {
      guard let word = CheckWording.word(for: occasion) else { continue }
      let ours = own.reports.first { $0.occasion == occasion }
      let other = theirs.reports.first { $0.occasion == occasion }
      switch (ours, other) {
      case (nil, nil): continue
      case (_?, nil): add(DifferenceWording.reportsNo(word), at: name)
      case (nil, _?): add(DifferenceWording.reports(word), at: name)
      case (let ours?, let other?):
        if ours.callsBack != other.callsBack {
          add(
            DifferenceWording.callback(occasion.eventName, ours.callsBack ? 1 : 0, other.callsBack ? 1 : 0),
            at: name)
        }
        if ours.urls != other.urls { add(DifferenceWording.urls(of: word, ours.urls, other.urls), at: name) }
      }
    }
  }
}
