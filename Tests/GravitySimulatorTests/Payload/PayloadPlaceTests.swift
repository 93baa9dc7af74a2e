import Foundation
import GravityPresentation
import GravitySimulator
import Testing

@Suite("Places in payloads")
struct PayloadPlaceTests {
  private static let origin = PayloadPlace(file: "primer.scenario", line: 12, column: 30)

  @Test("N5: a fault in an inline block has its place in the scenario's file")
  func inlineFault() throws {
    let text = "{\"campaigns\": [{},\n  {\"campaignId\": 5}]}"
    let document = try PayloadDocument(text: text, at: PayloadPlaceTests.origin)
    #expect(document.place(of: []).description == "primer.scenario:12:30")
    #expect(document.place(of: [.key("campaigns"), .index(0)]).description == "primer.scenario:12:45")
    #expect(
      document.place(of: [.key("campaigns"), .index(1), .key("campaignId")]).description
        == "primer.scenario:13:18")
  }

  @Test("N5: a syntax error in an inline block has its place in the scenario's file")
  func inlineSyntax() throws {
    let onFirstLine = try #require(throws: PayloadError.self) {
      try PayloadDocument(text: "{a}", at: PayloadPlaceTests.origin)
    }
    #expect(onFirstLine.place.description == "primer.scenario:12:31")
    let onSecondLine = try #require(throws: PayloadError.self) {
      try PayloadDocument(text: "{\n a}", at: PayloadPlaceTests.origin)
    }
    #expect(onSecondLine.place.description == "primer.scenario:13:2")
  }

  @Test("N5: columns count characters, a byte order mark is not one, and CRLF ends one line")
  func columns() throws {
    let text = "\u{FEFF}{\"имя\":\r\n {\"😀\": [1, \"é\", 3]}}"
    let document = try PayloadSamples.document(text)
    #expect(document.place(of: [.key("имя")]).description == "x.json:2:2")
    #expect(document.place(of: [.key("имя"), .key("😀"), .index(2)]).description == "x.json:2:17")
  }

  @Test("N5: keys are found however they are escaped, and of two the first, which is the one decoded")
  func keys() throws {
    let document = try PayloadSamples.document(
      #"{"\u0064ata": 1, "data": [], "a\n\"\\\/b": 2, "\ud83d\ude00": 3}"#)
    #expect(document.place(of: [.key("data")]).column == 15)
    #expect(document.place(of: [.key("a\n\"\\/b")]).column == 44)
    #expect(document.place(of: [.key("😀")]).column == 63)
    let failure = try #require(throws: PayloadFault.self) {
      try PayloadDecoder.decodeContents(document, policy: .ios).get()
    }
    #expect(failure.sentence == "x.json:1:15 data must be an array, but is a number")
  }

  @Test("N5: a path that leads nowhere has the place of the innermost value on its way")
  func nowhere() throws {
    let document = try PayloadSamples.document("{\"a\": [0, {\"b\": 1}]}")
    #expect(document.place(of: [.key("a"), .index(1), .key("c"), .index(4)]).column == 11)
    #expect(document.place(of: [.key("a"), .index(7)]).column == 7)
    #expect(document.place(of: [.index(0)]).column == 1)
  }

  @Test("N5: a message shows the surroundings of a long line, and where in them to look")
  func excerpt() throws {
    let long =
      "[\"" + String(repeating: "я", count: 300) + "\", oops, \"" + String(repeating: "b", count: 90) + "\"]"
    let error = try #require(throws: PayloadError.self) { try PayloadSamples.document(long) }
    #expect(error.place.column == 306)
    #expect(
      error.excerpt?.text
        == String(repeating: "я", count: 57) + "\", oops, \"" + String(repeating: "b", count: 33))
    #expect(error.excerpt?.caretColumn == 61)

    let short = try #require(throws: PayloadError.self) { try PayloadSamples.document("{\n\t\"a\" 1\r\n}") }
    #expect(short.excerpt?.text == " \"a\" 1")
    #expect(short.excerpt?.caretColumn == 6)
  }
}
