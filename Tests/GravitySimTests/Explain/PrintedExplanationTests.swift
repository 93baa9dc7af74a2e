import Foundation
import Testing

/// What `explain` prints, word for word.
@Suite struct PrintedExplanationTests {
  @Test("An entry of the FAQ is explained, and the cause is named", arguments: PrintedExplanation.answers)
  func answer(run: PrintedExplanation, cause: String) async throws {
    let output = try await check(run)
    let words = output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains(cause))
  }

  @Test("Chains of questions, reports and changes", arguments: PrintedExplanation.texts)
  func text(run: PrintedExplanation) async throws { _ = try await check(run) }

  @Test("JSON", arguments: PrintedExplanation.json)
  func json(run: PrintedExplanation) async throws { _ = try await check(run) }

  @Test("Every entry of the FAQ has a golden file")
  func complete() throws {
    let scenarios = Self.repository.appendingPathComponent("scenarios/faq")
    let names = try FileManager.default.contentsOfDirectory(atPath: scenarios.path)
      .filter { $0.hasSuffix(".scenario") }.map { "faq-" + $0.dropLast(".scenario".count) }
    #expect(names.sorted() == PrintedExplanation.answers.map(\.run.name).sorted())
  }

  @Test("Every golden file belongs to an explanation")
  func everyFile() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.file("explain").path)
    let runs = PrintedExplanation.answers.map(\.run) + PrintedExplanation.texts + PrintedExplanation.json
    #expect(files.sorted() == runs.map { "\($0.name).txt" }.sorted())
  }

  private func check(_ run: PrintedExplanation) async throws -> String {
    let folder = try GoldenInput.folder()
    try FileManager.default.copyItem(
      at: Self.repository.appendingPathComponent("scenarios"), to: folder.url("scenarios"))
    let result = try await Tool.run(["explain"] + run.arguments, in: folder)
    let command = "$ gravity-sim explain " + run.arguments.joined(separator: " ")
    try Golden.expect(command + "\n" + result.transcript, matches: "explain/\(run.name).txt")
    return result.output
  }

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
