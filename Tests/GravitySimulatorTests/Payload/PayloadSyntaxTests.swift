import GravitySimulator
import Testing

@Suite("Texts that are no JSON")
struct PayloadSyntaxTests {
  static let texts: [(text: String, sentence: String)] = [
    ("", "1:1 is empty; a response is a JSON object"),
    (" \r\n\t", "1:1 is empty; a response is a JSON object"),
    ("{", "1:2 is not JSON: the text ends where a key in double quotes or } should stand"),
    ("[", "1:2 is not JSON: the text ends where a value or ] should stand"),
    ("[1", "1:3 is not JSON: the text ends where a comma or ] should stand"),
    ("{\"a\"", "1:5 is not JSON: the text ends where a colon should stand"),
    ("{\"a\":\n", "2:1 is not JSON: the text ends where a value should stand"),
    ("{\"a\": 1", "1:8 is not JSON: the text ends where a comma or } should stand"),
    ("{\"a\": 1,", "1:9 is not JSON: the text ends where a key in double quotes should stand"),
    ("[1,]", "1:4 is not JSON: the comma before this has nothing after it"),
    ("{\"a\": 1,\n}", "2:1 is not JSON: the comma before this has nothing after it"),
    ("[1}", "1:3 is not JSON: '}' where a comma or ] should stand"),
    ("{\"a\" 1}", "1:6 is not JSON: '1' where a colon should stand"),
    ("{\"a\": }", "1:7 is not JSON: '}' where a value should stand"),
    ("{a: 1}", "1:2 is not JSON: 'a' where a key in double quotes or } should stand"),
    ("{'a': 1}", "1:2 is not JSON: ''' where a key in double quotes or } should stand"),
    ("{\"a\": 1 \"b\": 2}", "1:9 is not JSON: '\"' where a comma or } should stand"),
    ("{} {}", "1:4 is not JSON: '{' after the end of the value"),
    ("]", "1:1 is not JSON: ']' where a value should stand"),
    ("// note\n{}", "1:1 is not JSON: '/' where a value should stand"),
    ("{\"a\": NaN}", "1:7 is not JSON: unknown word NaN; valid are true, false and null"),
    ("[-Infinity]", "1:3 is not JSON: 'I' where a digit should stand"),
    ("[True]", "1:2 is not JSON: unknown word True; did you mean true?"),
    ("[nullx]", "1:2 is not JSON: unknown word nullx; valid are true, false and null"),
    ("[01]", "1:2 is not JSON: a number has no leading zeros"),
    ("[+1]", "1:2 is not JSON: '+' where a value or ] should stand"),
    ("[.5]", "1:2 is not JSON: '.' where a value or ] should stand"),
    ("[5.]", "1:4 is not JSON: ']' where a digit should stand"),
    ("[1e]", "1:4 is not JSON: ']' where a digit should stand"),
    ("-", "1:2 is not JSON: the text ends where a digit should stand"),
    ("[\"Да", "1:2 is not JSON: the string that begins here has no end"),
    ("[\"Да\", \"a\nb\"]", "1:10 is not JSON: a line break inside a string; write \\n"),
    ("[\"\u{1}\"]", "1:3 is not JSON: a control character inside a string; write \\u0001"),
    ("[\"\t\"]", "1:3 is not JSON: a control character inside a string; write \\u0009"),
    ("[\u{0}]", "1:2 is not JSON: a control character where a value or ] should stand"),
    ("[\"\\x\"]", "1:3 is not JSON: unknown escape \\x; valid are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"),
    ("[\"\\u12g4\"]", "1:3 is not JSON: \\u without four hexadecimal digits"),
    ("[\"\\ud83d\"]", "1:3 is not JSON: \\ud83d is half a character; its pair is missing"),
    ("[\"a\\udE00\"]", "1:4 is not JSON: \\ude00 is half a character; its pair is missing"),
    ("{\"\\ud83d\\u0041\": 1}", "1:3 is not JSON: \\ud83d is half a character; its pair is missing"),
    ("\u{FEFF}[,", "1:2 is not JSON: ',' where a value or ] should stand"),
    ("<html>\u{A0}</html>", "1:1 is not JSON: '<' where a value should stand"),
  ]

  @Test("N5: a text that is no JSON is refused with the place and the reason", arguments: texts)
  func isRefused(text: String, sentence: String) throws {
    let error = try #require(throws: PayloadError.self) { try PayloadSamples.document(text) }
    #expect(error.sentence == "x.json:" + sentence)
  }

  @Test("N5: bytes that are no UTF-8 are refused where they stand")
  func invalidBytes() throws {
    let cases: [(bytes: [UInt8], sentence: String)] = [
      ([0xFF, 0xFE, 0x7B], "1:1 is not UTF-8: byte 0xff"),
      ([0x7B, 0x0A, 0x22, 0xC3, 0x28], "2:2 is not UTF-8: byte 0xc3"),
      ([0xC0, 0x80], "1:1 is not UTF-8: byte 0xc0"),
      ([0x22, 0xD0, 0x94, 0xED, 0xA0, 0x80], "1:3 is not UTF-8: byte 0xed"),
      ([0x22, 0xF4, 0x90, 0x80, 0x80], "1:2 is not UTF-8: byte 0xf4"),
      ([0x22, 0xF0, 0x9F, 0x98], "1:2 is not UTF-8: byte 0xf0"),
      ([0x22, 0xE2], "1:2 is not UTF-8: byte 0xe2"),
    ]
    for (bytes, sentence) in cases {
      let error = try #require(throws: PayloadError.self) {
        try PayloadDocument(bytes, at: PayloadPlace(file: "x.json"))
      }
      #expect(error.sentence == "x.json:" + sentence)
    }
  }

  @Test("N5: what JSON allows is accepted")
  func isAccepted() throws {
    for text in [
      "{}", " [ ] ", "\u{FEFF}{}", "\"\\ud83d\\ude00\"", "-0", "0.5e-7", "1E+2", "[\"\u{7F}\u{2028}\"]",
      "{\"\":{\"\":[]}}", "{\"a\":1,\"a\":2}", "\r\n[true,\r\nfalse , null]\r\n",
      "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
    ] {
      #expect(throws: Never.self) { try PayloadSamples.document(text) }
    }
  }
}
