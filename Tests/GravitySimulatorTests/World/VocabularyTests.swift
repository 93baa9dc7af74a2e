import Foundation
import Testing

@testable import GravitySimulator

/// The format's statements and the world's methods are one vocabulary.
@Suite("The words of the format and the methods of the world")
struct VocabularyTests {
  /// Statements whose second word chooses the method, and words that Swift's naming spells otherwise.
  private static let spelledOtherwise: [String: [String]] = [
    "answer": ["answerPush"],
    "settings": ["settingsPush"],
    "host": ["hostPresent", "hostDismiss", "hostDetach", "hostAttach", "hostBeginDismissing"],
    "scroll": ["scroll", "scrollProduct"],
    "expect nothing": ["expectNothingPresented"],
    "expect no": ["expectNoPrompt"],
    "expect prompt": ["expectPromptPush"],
    "expect urls": ["expectURLs"],
  ]

  /// Beside the statements: any state at all, the time of `at`, what a presenter answers, and the end of all calls.
  private static let helpers: Set<String> = [
    "expect", "move", "answer", "concludeUsage", "watch", "watchProperties",
  ]

  @Test("T1: every step and expectation is one method, and every method one of them")
  func oneVocabulary() throws {
    let steps = ScenarioVocabulary.steps.map(\.keyword).filter { $0 != "expect" }
    let expectations = ScenarioVocabulary.expectations.map { "expect \($0.keyword)" }
    let wanted = Set((steps + expectations).flatMap(Self.methods)).subtracting(Self.helpers)
    let there = try Self.publicMethods().subtracting(Self.helpers)
    #expect(wanted.subtracting(there).sorted() == [])
    #expect(there.subtracting(wanted).sorted() == [])
  }

  private static func methods(of statement: String) -> [String] {
    if let methods = spelledOtherwise[statement] { return methods }
    let words = statement.split(separator: " ").map(String.init)
    return [words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()]
  }

  private static func publicMethods() throws -> Set<String> {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/GravitySimulator/World")
    var methods: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where file.hasPrefix("SimulatedWorld") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let words = line.trimmingCharacters(in: .whitespaces)
        for start in ["public func ", "public mutating func "] where words.hasPrefix(start) {
          methods.insert(String(words.dropFirst(start.count).prefix { $0.isLetter }))
        }
      }
    }
    return methods
  }
}
