/// Finds how the ways from one content part on two maps.
struct WayComparison {
  private struct Key: Hashable {
    let kind: String
    let element: Int?

    init(_ trigger: MapTrigger) {
      kind = trigger.kind
      if case .element(let place, _, _) = trigger { element = place } else { element = nil }
    }
  }

  private let map: CheckedMap
  private let theirs: CheckedMap
  private let ownWays: [MapWay]
  private let theirWays: [MapWay]
  private let names: TouchNames
  private let content: String
  private let reference: String
  /// What differs, and where.
  private(set) var found: [(text: String, place: String)] = []

  /// - Parameter reference: What the profile of the first map is called.
  init(
    _ place: Int, of map: CheckedMap, _ theirPlace: Int, of theirMap: CheckedMap, against reference: String
  ) {
    self.map = map
    theirs = theirMap
    ownWays = map.ways(from: place)
    theirWays = theirMap.ways(from: theirPlace)
    names = TouchNames(ownWays + theirWays, deadButtons: [])
    content = map.name(at: place)
    self.reference = reference
  }

  mutating func compare() {
    let own = Dictionary(grouping: ownWays) { Key($0.trigger) }
    let their = Dictionary(grouping: theirWays) { Key($0.trigger) }
    var seen: Set<Key> = []
    for key in (ownWays + theirWays).map({ Key($0.trigger) }) where seen.insert(key).inserted {
      let (ours, others) = (own[key, default: []], their[key, default: []])
      switch (ours.first, others.first) {
      case (nil, nil): continue
      case (let way?, nil): name(DifferenceWording.lacks(way.trigger, deeds(way, map), reference), way)
      case (nil, let way?): name(DifferenceWording.gains(way.trigger, deeds(way, theirs)), way)
      case (let our?, _?):
        if ours.count == others.count {
          for (our, other) in zip(ours, others) { compare(our, other) }
        } else {
          // A form has a way for each of its routes, and elsewhere it may be no form.
          add(DifferenceWording.does(deeds(others, theirs), deeds(ours, map), reference), our)
        }
      }
    }
  }

  private mutating func compare(_ our: MapWay, _ other: MapWay) {
    if case .time(let ours) = our.trigger, case .time(let theirs) = other.trigger, ours != theirs {
      name(DifferenceWording.leaves(after: theirs.count, not: ours.count), our)
    }
    if deeds(our, map) != deeds(other, theirs) {
      let isOrder = Set(our.deeds) == Set(other.deeds) && our.deeds.count == other.deeds.count
      add(
        isOrder
          ? DifferenceWording.order(closesFirst: other.deeds.first == .closes)
          : DifferenceWording.does(deeds(other, theirs), deeds(our, map), reference), our)
    }
    // What follows from that is not said again.
    guard our.leaves == other.leaves else { return }
    for word in Self.words(our.callbacks, other.callbacks) {
      let (ours, others) = (Self.count(word, our.callbacks), Self.count(word, other.callbacks))
      if ours != others { add(DifferenceWording.callback(word, ours, others), our) }
    }
    for word in Self.words(our.urls, other.urls) {
      let (ours, others) = (Self.count(word, our.urls), Self.count(word, other.urls))
      if ours != others { add(DifferenceWording.urls(of: word, ours, others), our) }
    }
  }

  private mutating func add(_ text: String, _ way: MapWay) {
    let touch = names[way.trigger]
    // Where there is one content only, the touch says it all.
    let isAlone = map.contents.count == 1 && theirs.contents.count == 1
    found.append((text, isAlone ? touch : "\(content) \(touch)"))
  }

  /// A text that names some touches itself.
  private mutating func name(_ text: String, _ way: MapWay) {
    guard DifferenceWording.names(way.trigger) else { return add(text, way) }
    found.append((text, content))
  }

  private func deeds(_ ways: [MapWay], _ checked: CheckedMap) -> String {
    var all: [String] = []
    for way in ways {
      let deeds = deeds(way, checked)
      if !all.contains(deeds), all.count < Self.mostRoutes { all.append(deeds) }
    }
    return all.joined(separator: " – or ")
  }

  private static let mostRoutes = 4

  private func deeds(_ way: MapWay, _ checked: CheckedMap) -> String {
    let deeds = CheckWording.deeds(of: way, on: checked.map)
    return deeds.isEmpty ? CheckWording.nothing : deeds.joined(separator: ", ")
  }

  private static func words(_ first: [MapCount], _ second: [MapCount]) -> [String] {
    var words: [String] = []
    for count in first + second where !words.contains(count.word) { words.append(count.word) }
    return words
  }

  private static func count(_ word: String, _ counts: [MapCount]) -> Int {
    counts.first { $0.word == word }?.count ?? 0
  }
}
