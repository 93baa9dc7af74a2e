import Foundation
import Testing

/// What `show` prints, word for word, and the files that it writes.
@Suite struct PrintedShowTests {
  static let pictures = [
    PrintedCommand("looks", "show", "show/looks.json"),
    PrintedCommand("ideal", "show", "--profile", "ideal", "show/looks.json"),
    PrintedCommand("answered", "show", "--profile", "ideal", "--answer", "rating=2", "show/looks.json"),
    PrintedCommand("narrow", "show", "--profile", "ideal", "--width", "24", "show/looks.json"),
    PrintedCommand("hostile", "show", "graph/hostile.json"),
    PrintedCommand("two", "show", "graph/bar.json", "payloads/primer.json"),
    PrintedCommand("keys", "show", "--keys"),
  ]

  static let mistakes = [
    PrintedCommand("no-file", "show", "show/look.json"),
    PrintedCommand("scenario", "show", "explore/own.scenario"),
    PrintedCommand("cut-payload", "show", "explore/cut.json"),
    PrintedCommand("candidate-list", "show", "explore/campaigns/visit.json"),
    PrintedCommand("no-such-input", "show", "--profile", "ideal", "--answer", "ratng=2", "show/looks.json"),
    PrintedCommand("no-such-option", "show", "--profile", "ideal", "--answer", "rating=9", "show/looks.json"),
    PrintedCommand("no-answer", "show", "--answer", "=9", "show/looks.json"),
    PrintedCommand("nothing", "show"),
    PrintedCommand("too-narrow", "show", "--width", "8", "show/looks.json"),
    PrintedCommand("force-alone", "show", "--force", "show/looks.json"),
    PrintedCommand("format-alone", "show", "--format", "markdown", "show/looks.json"),
    PrintedCommand("keys-of-a-file", "show", "--keys", "show/looks.json"),
    PrintedCommand("width-of-files", "show", "--svg", "pictures", "--width", "60", "show/looks.json"),
  ]

  @Test("Pictures", arguments: pictures)
  func picture(command: PrintedCommand) async throws { try await command.check(in: "show") }

  @Test("What cannot be drawn", arguments: mistakes)
  func mistake(command: PrintedCommand) async throws { try await command.check(in: "show") }

  @Test("Every golden file belongs to a command")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.file("show").path)
    let names = (Self.pictures + Self.mistakes).map { "\($0.name).txt" } + ["survey.svg"]
    #expect(files.sorted() == names.sorted())
  }

  @Test("docs/PICTURES.md is what `gravity-sim show --keys --format markdown` prints")
  func page() async throws {
    let run = try await Tool.run(["show", "--keys", "--format", "markdown"])
    #expect(run.ending == .code(0))
    try Golden.expect(run.output, matchesPage: "PICTURES.md")
  }

  @Test("docs/pictures/survey.svg is what the command on that page writes")
  func survey() async throws {
    let folder = try ScratchFolder()
    let pictures = folder.url("pictures").path
    let run = try await Tool.run([
      "show", "--profile", "ideal", "--answer", "rating=2", "--svg", pictures,
      "scenarios/payloads/in-app-survey.json",
    ])
    #expect(run.ending == .code(0), "\(run.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: pictures)
    #expect(files == ["6a5f4b7b73a8b1a026084feb-b4f86ca37af249a2a0ac8d615d0203c2.svg"])
    let svg = try folder.text("pictures/\(files[0])")
    try Golden.expect(svg, matchesPage: "pictures/survey.svg")
    try Golden.expect(svg, matches: "show/survey.svg")
  }
}
