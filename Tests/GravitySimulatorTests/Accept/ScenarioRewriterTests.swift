import Testing

@testable import GravitySimulator

/// Only the lines of the expectations that are rewritten change, and of those as few as can be.
@Suite("Rewriting expectations")
struct ScenarioRewriterTests {
  private func entries(_ names: String...) -> [ActualResult.Entry] {
    names.map { ActualResult.Entry(item: "\($0) content=a", short: $0) }
  }

  private func rewrite(
    _ text: String, line: Int, column: Int = 8, _ result: ActualResult, isOpen: Bool = false,
    kept: [Int: Int] = [:]
  ) -> String {
    let span = SourceSpan(line: line, column: column, length: 1)
    let edit = ExpectationEdit(span: span, result: result, isOpen: isOpen, kept: kept)
    return ScenarioRewriter(text).rewritten(by: [edit]).text
  }

  @Test("What stands before the expectation and the comment behind it stay")
  func aroundIt() {
    #expect(
      rewrite("back\n  at 2s   expect  locked   # why\nback", line: 2, column: 19, .line("unlocked"))
        == "back\n  at 2s   expect  locked   # why\nback")
    #expect(
      rewrite("back\nat 2s   expect  locked   # why\nback", line: 2, column: 17, .line("unlocked"))
        == "back\nat 2s   expect  unlocked  # why\nback")
  }

  @Test("Items that are right stay, with whatever stands between them")
  func items() {
    let text = "back\nexpect callbacks\n  A  # first\n  # more\n  B\n\n  C\nback\n"
    #expect(
      rewrite(text, line: 2, .list(head: "callbacks", entries("A", "X", "C", "D")), kept: [3: 0, 7: 2])
        == "back\nexpect callbacks\n  A  # first\n  # more\n\n  X content=a\n  C\n  D content=a\nback\n")
  }

  @Test("A list on one line stays on it, and one that is left open gets lines of its own")
  func forms() {
    let list = ActualResult.list(head: "callbacks", entries("A", "B"))
    #expect(rewrite("expect callbacks C", line: 1, list) == "expect callbacks A, B")
    #expect(
      rewrite("expect callbacks ...", line: 1, list, isOpen: true)
        == "expect callbacks\n  A content=a\n  B content=a")
    let quirk = ActualResult.Entry(item: "A3", short: "A3")
    #expect(
      rewrite("expect no quirks", line: 1, .list(head: "quirks", [quirk, quirk]), isOpen: true)
        == "expect quirks A3, A3")
  }

  @Test("A list of which nothing came becomes one line")
  func nothing() {
    #expect(
      rewrite("back\nexpect callbacks\n  A\n  # more\n  B\nback", line: 2, .line("no callbacks"))
        == "back\nexpect no callbacks\n  # more\nback")
  }

  @Test("CRLF stays where it is, and nowhere else")
  func carriageReturns() {
    #expect(
      rewrite("back\nexpect callbacks\r\n  A\r\nback", line: 2, .list(head: "callbacks", entries("B")))
        == "back\nexpect callbacks\r\n  B content=a\r\nback")
  }

  @Test("A value in JSON is replaced with all its lines")
  func json() {
    #expect(
      rewrite(
        "expect request visit {\n  \"a\": 1\n}  # why\nback", line: 1, .line("request visit {\"a\": 2}"))
        == "expect request visit {\"a\": 2}  # why\nback")
  }

  @Test("Changes are told without what is the same at both ends")
  func changes() {
    let change = ExpectationChange(line: 5, old: ["a", "b", "c"], new: ["a", "x", "y", "c"])
    #expect(change.lost == ["b"] && change.gained == ["x", "y"] && change.firstDifference == 6)
    let more = ExpectationChange(line: 5, old: ["a"], new: ["a", "b"])
    #expect(more.lost.isEmpty && more.gained == ["b"] && more.firstDifference == 5)
  }

  @Test(
    "Durations are written as people write them",
    arguments: [
      (0, "0"), (500, "500ms"), (1000, "1s"), (1600, "1.6s"), (62_005, "62.005s"), (120_000, "120s"),
    ])
  func durations(milliseconds: Int64, text: String) {
    #expect(WrittenValue.duration(milliseconds) == text)
  }

  @Test(
    "Values are words where they can be, and strings elsewhere",
    arguments: [
      ("promo-1", "promo-1"), ("a b", #""a b""#), ("", #""""#), ("...", #""...""#), ("Ж", #""Ж""#),
      ("a#b", ##""a#b""##),
    ])
  func words(value: String, text: String) {
    #expect(WrittenValue.word(value) == text)
  }

  @Test("Inline components are written as the format has them")
  func inline() {
    #expect(
      InlinePattern(id: "banner", state: .shown, height: 62.5, content: "a b").written
        == #"inline banner shown height=62.5 content="a b""#)
    #expect(InlinePattern(id: "row", state: .empty, height: 0).written == "inline row empty height=0")
  }
}
