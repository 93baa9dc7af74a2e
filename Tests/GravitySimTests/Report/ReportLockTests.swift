import Foundation
import Testing

/// Several commands that write pages to one folder.
@Suite struct ReportLockTests {
  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["a/1", "a/2", "b/1", "b/2", "b/3"] { try folder.write("\(name).scenario", "wait 1s\n") }
    return folder
  }

  @Test("The last one has all of its pages there, and no others")
  func together() async throws {
    let folder = try folder()
    #expect(try await Tool.run(["run", "a", "--report", "html=R"], in: folder).ending == .code(0))
    for _ in 1...5 {
      async let first = Tool.run(["run", "a", "--report", "html=R"], in: folder)
      async let second = Tool.run(["run", "b", "--report", "html=R"], in: folder)
      #expect(try await first.ending == .code(0))
      #expect(try await second.ending == .code(0))
      let pages = try FileManager.default.contentsOfDirectory(atPath: folder.url("R/runs").path).sorted()
      let listed = try folder.text("R/.gravity-sim-report").split(separator: "\n").filter {
        $0.hasPrefix("runs/")
      }
      #expect(pages.map { "runs/" + $0 } == listed.sorted().map(String.init))
      #expect(pages.count == 2 || pages.count == 3)
    }
  }

  @Test("A folder that another command keeps is waited for, but not for ever")
  func kept() async throws {
    let folder = try folder()
    #expect(try await Tool.run(["run", "a", "--report", "html=R"], in: folder).ending == .code(0))
    let before = try folder.text("R/index.html")
    let descriptor = open(folder.url("R").path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let run = try await Tool.run(["run", "b", "--report", "html=R", "--report", "tap=b.tap"], in: folder)
    close(descriptor)
    #expect(run.ending == .code(2))
    #expect(run.errors.hasPrefix("error: `R` is being written by another command\n"), "\(run.errors)")
    #expect(try folder.text("R/index.html") == before)
    #expect(!FileManager.default.fileExists(atPath: folder.url("b.tap").path))
    #expect(try await Tool.run(["run", "b", "--report", "html=R"], in: folder).ending == .code(0))
  }
}
