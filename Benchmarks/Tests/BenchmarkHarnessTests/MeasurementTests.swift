import BenchmarkHarness
import Testing

@Suite struct MeasurementTests {
  @Test("Mean, minimum and median of an odd number of rounds")
  func odd() {
    let measurement = Measurement(name: "x", iterations: 10, rounds: [4, 1, 10])
    #expect(measurement.mean == 5)
    #expect(measurement.min == 1)
    #expect(measurement.median == 4)
    #expect(measurement.description == "x: mean 5.0 ns, min 1.0 ns, median 4.0 ns (3 rounds of 10)")
  }

  @Test("The median of an even number of rounds lies between the two in the middle")
  func even() {
    #expect(Measurement(name: "x", iterations: 1, rounds: [4, 1, 10, 2]).median == 3)
  }

  @Test("No rounds cost nothing")
  func none() {
    let measurement = Measurement(name: "x", iterations: 1, rounds: [])
    #expect(measurement.mean == 0)
    #expect(measurement.median == 0)
  }

  @Test("The body is timed as often as asked, and once more to warm up")
  func rounds() {
    var calls = 0
    let measurement = measure("x", iterations: 5, rounds: 3) { iterations in
      calls += 1
      return iterations
    }
    #expect(calls == 4)
    #expect(measurement.rounds.count == 3)
  }
}
