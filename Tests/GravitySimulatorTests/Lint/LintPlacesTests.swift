import Testing

@testable import GravitySimulator

@Suite("Places of findings") struct LintPlacesTests {
  @Test("Columns count scalars, and UTF-16 units beside them")
  func columns() {
    let bytes = Array("{\"😀é\":\n [\"я\"]}".utf8)
    let ranges = [0..<1, 1..<9, 12..<16, bytes.count..<bytes.count]
    let places = LintPlaces(of: ranges, in: bytes)
    #expect(places.position(of: 0) == LintPosition())
    #expect(places.position(of: 9) == LintPosition(line: 1, column: 6, utf16Column: 7))
    #expect(places.position(of: 12) == LintPosition(line: 2, column: 2, utf16Column: 2))
    #expect(places.position(of: 16) == LintPosition(line: 2, column: 5, utf16Column: 5))
    #expect(places.position(of: bytes.count) == LintPosition(line: 2, column: 8, utf16Column: 8))
  }

  @Test("A text inside another one has places there")
  func origin() {
    let bytes = Array("{\n}".utf8)
    let origin = LintPosition(line: 3, column: 10, utf16Column: 11)
    let places = LintPlaces(of: [1..<3], in: bytes, from: origin)
    #expect(places.position(of: 1) == LintPosition(line: 3, column: 11, utf16Column: 12))
    #expect(places.position(of: 3) == LintPosition(line: 4, column: 2, utf16Column: 2))
  }

  @Test("The words of a scenario have bytes, whatever stands before them")
  func words() {
    let text = LintedText(SourceFile(displayName: "a.scenario", text: "\u{FEFF}я wait\r\n😀 b"))
    let first = text.range(of: SourceSpan(line: 1, column: 3, length: 4))
    #expect(String(decoding: text.bytes[first], as: UTF8.self) == "wait")
    let second = text.range(of: SourceSpan(line: 2, column: 3, length: 9))
    #expect(String(decoding: text.bytes[second], as: UTF8.self) == "b")
    #expect(text.range(of: SourceSpan(line: 7, column: 1, length: 1)).isEmpty)
  }

  @Test("Of a long line the surroundings are shown, cut between scalars")
  func excerpt() {
    let line = String(repeating: "я", count: 1_000) + "!" + String(repeating: "😀", count: 1_000)
    let excerpt = LintExcerpt(around: 2_000, in: Array(line.utf8))
    #expect(excerpt.text == String(repeating: "я", count: 200) + "!" + String(repeating: "😀", count: 199))
    #expect(excerpt.column == 201)
    #expect(LintExcerpt(line: line, column: 1_001) == excerpt)
    let lines = Array("a\nbc\r\nd".utf8)
    #expect(LintExcerpt(around: 3, in: lines).text == "bc")
    #expect(LintExcerpt(around: 3, in: lines).column == 2)
  }
}
