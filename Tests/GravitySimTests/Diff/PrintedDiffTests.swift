import Foundation
import Testing

/// What `diff` prints, word for word.
@Suite struct PrintedDiffTests {
  static let scenarios = [
    PrintedCommand("agree", "diff", "diff/agree.scenario"),
    PrintedCommand("push", "diff", "diff/push.scenario"),
    PrintedCommand("candidates", "diff", "diff/candidates.scenario"),
    PrintedCommand("transitions", "diff", "diff/transitions.scenario"),
    PrintedCommand("steps", "diff", "diff/steps.scenario"),
    PrintedCommand("snackbar", "diff", "diff/snackbar.scenario"),
    PrintedCommand("misuse", "diff", "diff/misuse.scenario"),
    PrintedCommand("include", "diff", "--profiles", "ios,ideal", "include/explained.scenario"),
    PrintedCommand("late", "diff", "diff/late.scenario"),
    PrintedCommand("long", "diff", "--profiles", "ios,ideal", "diff/long.scenario"),
    PrintedCommand("mistake-in-the-file", "diff", "--profiles", "ios,ideal", "diff/impossible.scenario"),
    PrintedCommand("two-profiles", "diff", "--profiles", "ideal,ios", "diff/push.scenario"),
    PrintedCommand(
      "profile-file", "diff", "--profiles", "ios,profiles/team.profile", "diff/candidates.scenario"),
    PrintedCommand(
      "colors", "diff", "--color", "always", "--profiles", "ios,ideal", "diff/push.scenario"),
  ]

  static let tours = [
    PrintedCommand("tour-modal", "diff", "diff/campaigns/promo.json"),
    PrintedCommand("tour-snackbar", "diff", "diff/campaigns/bare-snackbar.json"),
    PrintedCommand("tour-steps", "diff", "diff/campaigns/survey.json"),
    PrintedCommand("tour-ios-ideal", "diff", "--profiles", "ios,ideal", "diff/campaigns/survey.json"),
    PrintedCommand(
      "tour-broken-content", "diff", "--profiles", "ios,ideal", "diff/campaigns/broken-content.json"),
    PrintedCommand(
      "tour-nothing-shown", "diff", "--profiles", "ios,ideal", "diff/campaigns/inline-banner.json"),
  ]

  static let mistakes = [
    PrintedCommand("no-file", "diff", "diff/agre.scenario"),
    PrintedCommand("folder", "diff", "diff"),
    PrintedCommand("broken-scenario", "diff", "syntax/unknown.scenario"),
    PrintedCommand("time-goes-back", "diff", "time/back-in-the-run.scenario"),
    PrintedCommand("too-late-for-all", "diff", "--profiles", "ios,ideal", "diff/late.scenario"),
    PrintedCommand("candidate-list", "diff", "diff/visit.json"),
    PrintedCommand("no-contents", "diff", "diff/nothing.json"),
    PrintedCommand("cut-payload", "diff", "payloads/cut.json"),
    PrintedCommand("undecodable-payload", "diff", "diff/undecodable.json"),
    PrintedCommand(
      "broken-profile", "diff", "--profiles", "ios,profiles/broken.profile", "diff/agree.scenario"),
  ]

  @Test("A scenario under several profiles", arguments: scenarios)
  func scenario(command: PrintedCommand) async throws { try await check(command) }

  @Test("The tour of a payload", arguments: tours)
  func tour(command: PrintedCommand) async throws { try await check(command) }

  @Test("Input that cannot be compared", arguments: mistakes)
  func mistake(command: PrintedCommand) async throws { try await check(command) }

  @Test("Files that include each other are told as `run` tells them", arguments: ["explain", "diff"])
  func circle(command: String) async throws {
    let folder = try GoldenInput.folder()
    let file = "include/circle.scenario"
    let run = try await Tool.run(["run", file], in: folder)
    let other = try await Tool.run([command, file], in: folder)
    #expect(other.ending == .code(2))
    #expect(other.errors == run.errors)
  }

  @Test("A payload on standard input goes on tour, and a scenario is compared")
  func standardInput() async throws {
    let folder = try Self.folder()
    let tour = try await Tool.run(
      ["diff", "-", "--profiles", "ios,ideal"], input: folder.url("diff/campaigns/promo.json"), in: folder)
    #expect(tour.ending == .code(1))
    #expect(tour.output.hasPrefix("<stdin>\nprofiles: ios (the reference), ideal\ntour of 1 content\n"))
    try folder.write("here.scenario", "wait 1s\n")
    let scenario = try await Tool.run(
      ["diff", "-"], input: folder.url("here.scenario"), in: folder)
    #expect(scenario.ending == .code(0))
    #expect(scenario.output.hasSuffix("\nall agree\n"))
  }

  @Test("The page shows what is printed")
  func page() async throws {
    let folder = try ScratchFolder()
    try FileManager.default.copyItem(
      at: Golden.page("../scenarios").standardizedFileURL, to: folder.url("scenarios"))
    let run = try await Tool.run(
      ["diff", "--profiles", "ios,ideal", "scenarios/gestures/dead-close-button.scenario"], in: folder)
    let page = String(decoding: try Data(contentsOf: Golden.page("DIFF.md")), as: UTF8.self)
    #expect(page.contains("```\n\(run.output)```\n"))
  }

  @Test("Two runs print the same bytes")
  func deterministic() async throws {
    let folder = try Self.folder()
    let first = try await Tool.run(["diff", "diff/campaigns/survey.json"], in: folder)
    let second = try await Tool.run(["diff", "diff/campaigns/survey.json"], in: folder)
    #expect(first.output == second.output)
  }

  @Test("Every golden file belongs to a command")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.file("diff").path)
    let commands = Self.scenarios + Self.tours + Self.mistakes
    #expect(files.sorted() == commands.map { "\($0.name).txt" }.sorted())
  }

  /// The golden input, and in `diff/campaigns` the payloads that the package's own scenarios play.
  private static func folder() throws -> ScratchFolder {
    let folder = try GoldenInput.folder()
    let payloads = Golden.page("../scenarios/payloads").standardizedFileURL
    try FileManager.default.copyItem(at: payloads, to: folder.url("diff/campaigns"))
    return folder
  }

  private func check(_ command: PrintedCommand) async throws {
    let run = try await Tool.run(command.words, in: try Self.folder())
    let line = "$ gravity-sim " + command.words.joined(separator: " ")
    try Golden.expect(line + "\n" + run.transcript, matches: "diff/\(command.name).txt")
  }
}
