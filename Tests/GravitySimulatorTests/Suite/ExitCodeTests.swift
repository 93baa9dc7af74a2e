import GravitySimulator
import Testing

@Suite struct ExitCodeTests {
  @Test("The numbers are a promise to scripts")
  func numbers() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("A bug hides wrong input, wrong input a failure, a failure what was left open")
  func worst() {
    let rising: [ExitCode] = [.good, .incomplete, .failed, .wrongInput, .bug]
    for (lower, code) in rising.enumerated() {
      for other in rising[lower...] {
        #expect(code.worst(other) == other)
        #expect(other.worst(code) == other)
      }
    }
  }
}
