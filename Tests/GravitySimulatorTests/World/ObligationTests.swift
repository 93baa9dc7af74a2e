import GravityPresentation
import GravitySimulator
import Testing

@Suite("What a `within` owes")
struct ObligationTests {
  private func at(_ time: Int64) -> Instant { Instant(milliseconds: time) }

  @Test("The first state opens it, the second meets it, and a state that stays opens nothing anew")
  func opensAndCloses() {
    var obligation = Obligation()
    obligation.observe(a: false, b: false, at: at(0))
    #expect(obligation == Obligation())
    obligation.observe(a: true, b: false, at: at(100))
    #expect(obligation.since == at(100) && obligation.deadline(5000) == at(5100))
    obligation.observe(a: true, b: true, at: at(200))
    #expect(obligation.since == nil && obligation.deadline(5000) == nil)
    obligation.observe(a: true, b: false, at: at(300))
    #expect(obligation.since == nil)
    obligation.observe(a: false, b: false, at: at(400))
    obligation.observe(a: true, b: false, at: at(500))
    #expect(obligation.since == at(500))
  }

  @Test("The second state at the same moment is enough, and before it is not")
  func sameMoment() {
    var obligation = Obligation()
    obligation.observe(a: true, b: true, at: at(0))
    #expect(obligation.since == nil)
    obligation = Obligation()
    obligation.observe(a: false, b: true, at: at(0))
    obligation.observe(a: true, b: false, at: at(0))
    #expect(obligation.since == at(0))
  }

  @Test("The oldest one counts, also where the first state has gone")
  func oldest() {
    var obligation = Obligation()
    obligation.observe(a: true, b: false, at: at(0))
    obligation.observe(a: false, b: false, at: at(10))
    obligation.observe(a: true, b: false, at: at(20))
    #expect(obligation.since == at(0))
  }

  @Test("A deadline beyond all time is held at the last instant")
  func saturates() {
    var obligation = Obligation()
    obligation.observe(a: true, b: false, at: at(1))
    #expect(obligation.deadline(Milliseconds(.max)) == at(.max))
  }
}
