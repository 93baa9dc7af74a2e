import Foundation
import Testing

/// Counterexamples and tours as pages.
@Suite struct ExploreReportTests {
  private func pages(_ words: [String]) async throws -> ScratchFolder {
    let folder = try GoldenInput.folder()
    let run = try await Tool.run(words + ["--report", "html=pages"], in: folder)
    #expect(run.ending == .code(1), "\(run.errors)")
    return folder
  }

  @Test("A counterexample's page says what is broken, how soon, by which quirk, and what to do")
  func counterexample() async throws {
    let page = try await pages(["explore", "explore/campaigns"]).text("pages/runs/trap-way-out.html")
    #expect(
      page.contains(
        """
        <p>Broken: way-out, the user alone can leave every presentation (D2, D3, D4, D5, D8); \
        15 states have no way out; the nearest comes after 3 events.\
        <p>It comes with quirk D4: the close button has no action and does nothing\
        <p>Help: give frameUI.close an onClick with the action close
        """))
  }

  @Test(
    "Pages do not begin where counterexamples go",
    arguments: [("found", "found"), ("found/", "./found"), ("pages/runs", "pages"), ("pages/a/b", "pages")])
  func out(counterexamples: String, pages: String) async throws {
    let folder = try GoldenInput.folder()
    let run = try await Tool.run(
      ["explore", "--out", counterexamples, "--report", "html=\(pages)", "explore/campaigns"], in: folder)
    #expect(run.ending == .code(2))
    #expect(
      run.errors
        == "error: `\(pages)` is where `--out` writes\n  = help: name a folder elsewhere\n\n")
    #expect(run.output.isEmpty, "nothing is explored")
    #expect(!FileManager.default.fileExists(atPath: folder.url(counterexamples).path))
  }

  @Test("Pages may go to a folder of their own among counterexamples")
  func beside() async throws {
    let folder = try GoldenInput.folder()
    for _ in 1...2 {
      let run = try await Tool.run(
        ["explore", "--out", "found", "--report", "html=found/pages", "explore/campaigns"], in: folder)
      #expect(run.ending == .code(1), "\(run.errors)")
      #expect(
        FileManager.default.fileExists(atPath: folder.url("found/pages/runs/found--trap-way-out.html").path))
    }
  }

  @Test("The pages of `check` are its runs, the counterexample among them")
  func check() async throws {
    let folder = try await pages(["check", "explore/campaigns/trap.json"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url("pages/runs").path)
    #expect(try folder.text("pages/index.html").contains("<b>\(names.count)</b> runs</li>"))
    #expect(try folder.text("pages/runs/trap-way-out.html").contains("<p>Broken: way-out, "))
  }
}
