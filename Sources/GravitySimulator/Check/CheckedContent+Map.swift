import GravityPresentation

extension CheckedContent {
  /// Beyond it a content is no campaign's but a test of patience.
  private static let touchLimit = 200

  init(at place: Int, of checked: CheckedMap) {
    let content = checked.map.contents[place]
    let isDrawn = content.isOnScreen || content.isInline
    let ways = checked.ways(from: place)
    let dead = isDrawn ? checked.deadButtons(at: place) : []
    let names = TouchNames(ways, deadButtons: dead)
    let touching = ways.filter { !$0.trigger.isTime }
    let all =
      touching.prefix(Self.touchLimit).map { CheckedTouch($0, on: checked, named: names[$0.trigger]) }
      + dead.prefix(Self.touchLimit).map {
        CheckedTouch(dead: names.element($0.element, type: "button", $0.text))
      }
    let touches = Array(all.prefix(Self.touchLimit))
    var seen: Set<String> = []
    let waysOut = touching.filter { $0.endsOnEmptyScreen(of: checked.map) }.map { names[$0.trigger] }
      .filter { seen.insert($0).inserted }
    let cards = isDrawn ? checked.cards(at: place) : []
    self.init(
      content: checked.name(at: place), method: MapText.shown(content.method), step: content.step,
      isFirst: content.isFirst, isInline: content.isInline, isReachable: content.isReachable,
      obstacle: content.obstacle.map { CheckWording.reason(of: $0, content) }, mark: content.mark,
      reports: content.reports.compactMap(CheckedOccasion.init), byItself: CheckedLeaving(ways),
      waysOut: waysOut, touches: touches,
      touchesLeftOut: touching.count + dead.count - touches.count, cards: cards.count,
      cardURLs: cards.reduce(0, +))
  }
}

extension CheckedLeaving {
  /// Nil where no way is time's.
  init?(_ ways: [MapWay]) {
    guard let way = ways.first(where: \.trigger.isTime), case .time(let time) = way.trigger else {
      return nil
    }
    self.init(
      milliseconds: time.count, callbacks: [CheckedCount](way.callbacks), urls: [CheckedCount](way.urls))
  }
}

extension CheckedOccasion {
  /// Nil for the close, which the touches tell of.
  init?(_ report: MapOccasion) {
    guard let word = CheckWording.word(for: report.occasion) else { return nil }
    self.init(
      occasion: word, callback: report.callsBack ? report.occasion.eventName : nil, urls: report.urls)
  }
}

extension MapTrigger {
  var isTime: Bool {
    if case .time = self { true } else { false }
  }
}
