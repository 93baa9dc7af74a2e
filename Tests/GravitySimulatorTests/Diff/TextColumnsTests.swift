import Testing

@testable import GravitySimulator

@Suite("Text in the columns of a terminal")
struct TextColumnsTests {
  @Test("Wide signs take two columns, and marks none")
  func width() {
    #expect(TextColumns.width(of: "Закрыть") == 7)
    #expect(TextColumns.width(of: "閉じる") == 6)
    #expect(TextColumns.width(of: "e\u{301}") == 1)
    #expect(TextColumns.padded("閉", to: 4) == "閉  ")
  }

  @Test("A long text breaks between words, and nothing of it is lost")
  func wrapped() {
    #expect(TextColumns.wrapped("one two three", to: 8) == ["one two", "three"])
    #expect(TextColumns.wrapped("short", to: 8) == ["short"])
    #expect(TextColumns.wrapped("", to: 8) == [""])
    #expect(TextColumns.wrapped("Контент.Показ", to: 8) == ["Контент.", "Показ"])
  }

  @Test("Of a url the longest parts lose their middle, so that the short ones still tell urls apart")
  func url() {
    let url = "https://ev.test/e?type=IMP&decisionId=gf:6ac099a42a5555825cdb50df:1784661548&contentId=a"
    let texts = TextColumns.wrapped(url, to: 60)
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { TextColumns.width(of: $0) <= 60 })
    #expect(texts.first?.contains("type=IMP&") == true)
    #expect(texts.first?.contains("…") == true)
    #expect(TextColumns.wrapped(url, to: 100) == [url])
  }

  @Test("A url of many short parts loses its middle")
  func manyParts() {
    let url = "https://e.test/" + String(repeating: "a/", count: 100)
    let texts = TextColumns.wrapped(url, to: 40)
    #expect(texts.map { TextColumns.width(of: $0) } == [40])
  }
}
