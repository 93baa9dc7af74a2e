import Foundation
import Testing

@testable import GravitySimulator

/// The canonical form says the same, and formatting it again changes nothing.
@Suite("Formatting scenarios")
struct ScenarioFormatterTests {
  @Test("Each scenario of the package keeps its meaning, however it is written")
  func meaning() throws {
    for path in try ScenarioFilesTests.paths() {
      let text = try String(
        contentsOf: ScenarioFilesTests.folder.appendingPathComponent(path), encoding: .utf8)
      for text in [text, Self.disordered(text)] {
        let formatted = ScenarioFormatter.format(text)
        #expect(ScenarioFormatter.format(formatted) == formatted, "\(path)")
        #expect(Self.meaning(of: formatted) == Self.meaning(of: text), "\(path)")
        #expect(ScenarioFormatter.isSame(text, formatted), "\(path)")
      }
    }
  }

  /// The document without places, and without the spaces that JSON values may hold.
  private static func meaning(of text: String) -> String {
    let parsed = ScenarioParser.parse(text, file: "a")
    #expect(parsed.diagnostics.map(\.message) == [])
    var dump = "\(parsed.document)"
    for (pattern, replacement) in [
      ("SourceSpan\\([^)]*\\)", ""), ("lastLine: \\d+", ""), ("\\\\[nrt]|\\s", ""),
    ] {
      dump = dump.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
    }
    return dump
  }

  /// The same with CRLF, other spaces and more lines.
  private static func disordered(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let blanks = line.prefix { $0 == " " }
      lines += [blanks + blanks + line.dropFirst(blanks.count) + "  \t", ""]
    }
    return lines.joined(separator: "\r\n")
  }

  @Test(
    "Values in JSON keep their lines, and nothing else of their form",
    arguments: [
      (#"{"a":1 ,"b" :[ 1,2 ],"c":{ }}"#, #"{"a": 1, "b": [1, 2], "c": {}}"#),
      ("{\n\n}", "{}"),
      ("[\n1,\n2]", "[\n  1,\n  2]"),
      ("{\"a\":[{\n\"b\":1\n}]\n}", "{\"a\": [{\n  \"b\": 1\n}]\n}"),
      ("{\n\"a\":[{\n\"b\":1\n}]}", "{\n  \"a\": [{\n    \"b\": 1\n  }]}"),
      ("{\"a\"\n:\n1\n,\"b\":2}", "{\"a\": 1,\n  \"b\": 2}"),
      ("{\"a\":1\n,\"b\":2}", "{\"a\": 1,\n  \"b\": 2}"),
      ("[\"\u{202E}Ж\"]", "[\"\\u202eЖ\"]"), (#"["\u0416\/"]"#, #"["\u0416\/"]"#),
      (#"[-1.50E+3,true,null]"#, #"[-1.50E+3, true, null]"#),
    ])
  func json(json: String, wanted: String) {
    #expect(JSONLayout.text(of: json) == wanted)
    #expect(JSONLayout.text(of: wanted) == wanted)
  }

  @Test(
    "Strings have an escape where they need one, and nowhere else",
    arguments: [
      (#""\u0416""#, #""Ж""#), (#""a\/b""#, #""a/b""#), (#""\n\t\"\\""#, #""\n\t\"\\""#),
      (#""\u0000\u001b""#, #""\u0000\u001b""#), ("\"\u{200B}\"", #""\u200b""#),
      ("\"👩‍👧\"", "\"👩‍👧\""), (#""\ud83d\ude00""#, "\"😀\""), ("\"\u{E0001}\"", #""\udb40\udc01""#),
    ])
  func strings(string: String, wanted: String) {
    #expect(ScenarioFormatter.format("note \(string)") == "note \(wanted)\n")
  }

  @Test("Comments stay beside what they are about")
  func comments() {
    let text = """
      # top

        # also top
      expect callbacks # of these
            # first
          A
       # behind

       # apart
      wait 1s
        # end
      """
    let wanted = """
      # top

      # also top
      expect callbacks  # of these
        # first
        A
        # behind

      # apart
      wait 1s
      # end

      """
    #expect(ScenarioFormatter.format(text) == wanted)
    #expect(ScenarioFormatter.format(wanted) == wanted)
  }

  @Test("Texts that say something else are told apart")
  func same() {
    #expect(ScenarioFormatter.isSame("tap  \"a\"", "tap \"\\u0061\"\n"))
    for other in ["tap a", "tap \"b\"", "  tap \"a\"", "tap \"a\" # b", "tap \"a\"\ntap \"a\"", ""] {
      #expect(!ScenarioFormatter.isSame("tap \"a\"", other), "\(other)")
    }
    #expect(ScenarioFormatter.isSame("on visit reply {\"a\":1}", "on visit reply {\n\"a\": 1}"))
    #expect(!ScenarioFormatter.isSame("on visit reply {\"a\":1}", "on visit reply {\"a\":2}"))
  }

  @Test("An empty text stays empty, and blank lines come to nothing")
  func empty() {
    #expect(ScenarioFormatter.format("") == "")
    #expect(ScenarioFormatter.format("\u{FEFF}\r\n \n\t\n") == "")
  }
}
