/// Finds what can be reached from the root, and where a user gets stuck.
struct MapMarks {
  private let ways: [MapWay]
  /// For each content whether it can be presented at all.
  private let areOnScreen: [Bool]

  init(_ ways: [MapWay], _ contents: [MapContent]) {
    self.ways = ways
    areOnScreen = contents.map(\.isOnScreen)
  }

  func mark(_ contents: inout [MapContent]) {
    let roots = contents.indices.filter { place in
      contents[place].isInline || (contents[place].isRoot && contents[place].obstacle == nil)
    }
    for place in reachable(from: roots) { contents[place].isReachable = true }
    var hasLeavingWay = areOnScreen.map { !$0 }
    for way in ways where way.leaves { hasLeavingWay[way.from] = true }
    let leavable = self.leavable
    for place in contents.indices where areOnScreen[place] && !leavable[place] {
      // Inline content is part of the app's own screen, and a root without elements never comes.
      let isShown = contents[place].obstacle == nil || contents[place].isReachable
      guard isShown, !contents[place].isInline else { continue }
      contents[place].mark = hasLeavingWay[place] ? .trap : .deadEnd
    }
  }

  private func reachable(from roots: [Int]) -> [Int] {
    var next = Array(repeating: [Int](), count: areOnScreen.count)
    for way in ways {
      if case .content(let place) = way.to { next[way.from].append(place) }
    }
    return closure(of: roots, next).filter { areOnScreen[$0] }
  }

  /// Whether some way leads from each content to an empty screen.
  private var leavable: [Bool] {
    var before = Array(repeating: [Int](), count: areOnScreen.count)
    var ends: [Int] = []
    for way in ways where way.leaves {
      switch way.to {
      // A step that cannot be presented leaves nothing on the screen (A9).
      case .content(let place) where areOnScreen[place]: before[place].append(way.from)
      case .content, .missingStep, .offScreen: ends.append(way.from)
      }
    }
    var leavable = Array(repeating: false, count: areOnScreen.count)
    for place in closure(of: ends, before) { leavable[place] = true }
    return leavable
  }

  /// The starts and all that can be reached from them, each once.
  private func closure(of starts: [Int], _ next: [[Int]]) -> [Int] {
    var isSeen = Array(repeating: false, count: areOnScreen.count)
    var found: [Int] = []
    var open = starts
    while let place = open.popLast() {
      guard !isSeen[place] else { continue }
      isSeen[place] = true
      found.append(place)
      open += next[place]
    }
    return found
  }
}
