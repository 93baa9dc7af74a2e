import AllocationCounter
import BenchmarkHarness
import Testing

// One after the other: the counter counts for the whole process.
@Suite(.serialized) struct AllocationTests {
  @Test("An array on the heap is counted", .enabled(if: allocation_counter_is_supported()))
  func array() throws {
    let count = try #require(
      allocations {
        for size in 1...100 { keep([Int](repeating: size, count: size)) }
      })
    #expect(count >= 100)
  }

  @Test("Arithmetic allocates nothing", .enabled(if: allocation_counter_is_supported()))
  func arithmetic() throws {
    // Other threads of the test runner allocate too; one of several tries is undisturbed.
    let counts = (0..<50).compactMap { _ in
      allocations {
        var sum = 0
        for number in 0..<1000 { sum &+= number &* number }
        keep(sum)
      }
    }
    #expect(counts.min() == 0)
  }

  @Test("Nothing is counted after the end")
  func stopped() {
    allocation_counter_start()
    allocation_counter_stop()
    let before = allocation_counter_read()
    keep([Int](repeating: 1, count: 1000))
    #expect(allocation_counter_read() == before)
  }
}
