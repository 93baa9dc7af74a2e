import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Zones")
struct ZoneTests {
  private let all = ClockTraits()

  /// A zone in which clocks of these durations were started at one instant, and time has passed since.
  private func zone(_ durations: Int64...) -> Zone {
    var zone = Zone()
    for duration in durations { zone.start(Milliseconds(duration)) }
    zone.elapse(waiting: ClockSet())
    return zone
  }

  @Test("Of two clocks that were started together the shorter one runs out first")
  func shorterFirst() {
    let zone = zone(4000, 500)
    #expect(zone.canRunOut(2, all))
    #expect(!zone.canRunOut(1, all))
  }

  @Test("When the shorter one has run out, the longer one has exactly the difference left")
  func difference() {
    var zone = zone(4000, 500)
    zone.runOut(2, all)
    #expect(zone.count == 1)
    #expect(zone.earliest(1) == 3500)
    #expect(zone.latest(1) == 3500)
  }

  @Test("T1: Of two that are due at one instant the older one goes first")
  func ties() {
    let zone = zone(500, 500)
    #expect(zone.canRunOut(1, all))
    #expect(!zone.canRunOut(2, all))
  }

  @Test("A clock that was started at any time of another's run can run out before or after it")
  func overlap() {
    var zone = zone(4000)
    zone.start(Milliseconds(1500))
    zone.elapse(waiting: ClockSet())
    #expect(zone.canRunOut(1, all))
    #expect(zone.canRunOut(2, all))
    zone.runOut(1, all)
    #expect(zone.latest(1) == 1500)
    // At the very instant of the older one's end it would have had to let it go first, and may be due now.
    #expect(zone.earliest(1) == 0)
  }

  @Test("A clock that outlasts another whenever it is started never runs out first")
  func outlasting() {
    var zone = zone(500)
    zone.start(Milliseconds(4000))
    zone.elapse(waiting: ClockSet())
    #expect(!zone.canRunOut(2, all))
  }

  @Test("Nothing but what is due can happen at an instant that something is due at")
  func room() {
    var zone = zone(500, 500)
    #expect(zone.leavesRoom(all))
    zone.runOut(1, all)
    #expect(!zone.leavesRoom(all))
    #expect(zone.canRunOut(1, all))
  }

  @Test("T2: A timer that waits in background lets time pass, and may be past due or not")
  func overdue() {
    var waiting = ClockSet()
    waiting.insert(1)
    var zone = Zone()
    zone.start(Milliseconds(4000))
    zone.elapse(waiting: waiting)
    #expect(zone.leavesRoom(ClockTraits()))
    #expect(zone.mayBeOverdue(waiting))
    #expect(zone.canBeOverdue(1, among: waiting))
    #expect(zone.canBeInTime(waiting))
    var inTime = zone
    inTime.requireInTime(waiting)
    #expect(inTime.earliest(1) == 1)
    #expect(inTime.latest(1) == 4000)
    zone.fireOverdue(1, among: waiting)
    #expect(zone.count == 0)
  }

  @Test("T2: Of two past due the one with the earlier deadline fires first")
  func overdueInOrder() {
    var waiting = ClockSet()
    waiting.insert(1)
    waiting.insert(2)
    var zone = Zone()
    zone.start(Milliseconds(4000))
    zone.start(Milliseconds(1000))
    zone.elapse(waiting: waiting)
    #expect(zone.canBeOverdue(2, among: waiting))
    #expect(!zone.canBeOverdue(1, among: waiting))
  }

  @Test("More clocks than there is room for in place behave the same", arguments: [3, 7, 8, 12])
  func onTheHeap(count: Int) {
    var zone = Zone()
    for number in 0..<count { zone.start(Milliseconds(Int64(1000 * (number + 1)))) }
    zone.elapse(waiting: ClockSet())
    for _ in 0..<(count - 1) {
      #expect(zone.canRunOut(1, all))
      #expect(zone.count == 1 || !zone.canRunOut(2, all))
      zone.runOut(1, all)
      zone.elapse(waiting: ClockSet())
    }
    #expect(zone.count == 1)
    #expect(zone.latest(1) == 1000)
  }
}
