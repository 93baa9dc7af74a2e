import Foundation
import Testing

/// The limits themselves: a table that nothing can fail would prove nothing.
@Suite struct ToolTests {
  @Test("A process that never ends is ended", .timeLimit(.minutes(1)))
  func endless() async throws {
    let run = try await Tool.shell("exec sleep 60", [], wallLimit: 1)
    #expect(run.ending == .timeLimit)
    #expect(run.seconds >= 1)
  }

  @Test("A process that computes for too long is ended", .timeLimit(.minutes(1)))
  func busy() async throws {
    let run = try await Tool.shell("ulimit -t 1; while :; do :; done", [], wallLimit: 50)
    #expect(run.ending == .signal(SIGXCPU) || run.ending == .signal(SIGKILL))
  }

  @Test("A process that takes more memory than allowed fails")
  func memory() async throws {
    let script = "ulimit -d 65536; exec awk 'BEGIN { s = \"x\"; for (;;) s = s s }'"
    let run = try await Tool.shell(script, [])
    #expect(run.ending != .code(0))
    #expect(run.ending != .timeLimit)
  }

  @Test("Megabytes on both outputs arrive whole")
  func bigOutput() async throws {
    let script = "yes out | head -c 3000000; yes err | head -c 3000000 >&2"
    let run = try await Tool.shell(script, [])
    #expect(run.output.utf8.count == 3_000_000)
    #expect(run.errors.utf8.count == 3_000_000)
  }

  @Test("Standard input arrives whole")
  func input() async throws {
    let folder = try ScratchFolder()
    try folder.write("input", [UInt8](repeating: 65, count: 1_000_000))
    let run = try await Tool.shell("exec cat", [], folder.url("input"))
    #expect(run.output.utf8.count == 1_000_000)
  }
}
