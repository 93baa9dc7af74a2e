import Testing

@testable import GravitySimulator

@Suite struct TimeConstraintsTests {
  @Test("The earliest times keep every distance")
  func earliest() {
    var constraints = TimeConstraints(count: 4)
    constraints.require(2, at: 500, after: 1)
    constraints.require(3, after: 2, by: 100)
    // The third comes no later than 700 behind the start.
    constraints.require(0, after: 3, by: -700)
    #expect(constraints.earliest() == [0, 0, 500, 600])
  }

  @Test("What has to come before itself has no time")
  func impossible() {
    var constraints = TimeConstraints(count: 3)
    constraints.require(2, at: 500, after: 1)
    constraints.require(1, after: 2, by: -499)
    #expect(constraints.earliest() == nil)
  }

  @Test("The start does not move")
  func start() {
    var constraints = TimeConstraints(count: 2)
    constraints.require(0, after: 1, by: 1)
    #expect(constraints.earliest() == nil)
  }

  @Test("Distances beyond what a number holds have no times")
  func overflow() {
    var constraints = TimeConstraints(count: 3)
    constraints.require(1, after: 0, by: .max)
    constraints.require(2, after: 1, by: .max)
    #expect(constraints.earliest() == nil)
  }
}
