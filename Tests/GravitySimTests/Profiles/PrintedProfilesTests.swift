import Foundation
import Testing

/// What `profiles` prints, and what is said of profile files, word for word.
@Suite struct PrintedProfilesTests {
  static let commands = [
    PrintedCommand("built-in", "profiles"),
    PrintedCommand("with-a-file", "profiles", "profiles/team.profile"),
    PrintedCommand(
      "files-of-one-name", "profiles", "profiles/team.profile", "profiles/other/team.profile"),
    PrintedCommand("colors", "profiles", "--color", "always", "profiles/team.profile"),
    PrintedCommand("run", "run", "profiles/names-team.scenario"),
    PrintedCommand("run-option", "run", "--profile", "profiles/team.profile", "profiles/names-team.scenario"),
    PrintedCommand(
      "run-other-profile", "run", "--profile", "ios", "profiles/names-team.scenario"),
    PrintedCommand("broken", "profiles", "profiles/team.profile", "profiles/broken.profile"),
    PrintedCommand(
      "broken-several", "profiles", "profiles/empty.profile", "profiles/no-base.profile",
      "profiles/two-bases.profile", "profiles/not-utf8.profile", "profiles/tema.profile", "profiles"),
    PrintedCommand("broken-option", "run", "--profile", "profiles/broken.profile", "suite"),
    PrintedCommand("missing-option", "run", "--profile", "profiles/tema.profile", "suite"),
    PrintedCommand(
      "named-by-a-scenario", "run", "profiles/names-broken.scenario", "profiles/names-empty.scenario",
      "profiles/names-missing.scenario", "profiles/names-unknown.scenario"),
  ]

  @Test("Profiles and profile files", arguments: commands)
  func command(command: PrintedCommand) async throws {
    try await command.check(in: "profiles")
  }

  @Test("Every golden file belongs to a command")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.file("profiles").path)
    #expect(files.sorted() == Self.commands.map { "\($0.name).txt" }.sorted())
  }
}
