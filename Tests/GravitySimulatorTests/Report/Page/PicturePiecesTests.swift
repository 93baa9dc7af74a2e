import Testing

@testable import GravitySimulator

@Suite("Pieces of pictures")
struct PicturePiecesTests {
  @Test("What stands in the outermost element, without what only says what it is")
  func pieces() {
    let pieces = PicturePieces(
      "<svg viewBox=\"0 0 422 906\" font-family=\"a, &#39;b c&#39;\"><rect x=\"4\" fill=\"#fff\"/>"
        + "<g data-kind=\"text\" aria-label=\"a &gt; b\"><text x=\"1.5\">Ещё &lt;b&gt;</text><path d=\"M0 0\"/></g>"
        + "<svg x=\"-1\"><g/></svg></svg>")
    #expect(pieces.viewBox == "0 0 422 906")
    #expect(
      pieces.pieces.map(\.text) == [
        "<rect x=4 fill=#fff />", "<g><text x=1.5>Ещё &lt;b&gt;</text><path d=\"M0 0\" /></g>",
        "<svg x=-1><g /></svg>",
      ])
  }

  @Test("An empty value keeps its quotes", arguments: ["<svg><g a=\"\"/></svg>"])
  func empty(svg: String) {
    #expect(PicturePieces(svg).pieces.map(\.text) == ["<g a=\"\" />"])
  }

  @Test("A group comes apart, and nothing else does")
  func groups() {
    let pieces = PicturePieces(
      "<svg><g opacity=\"0.5\"><text x=\"1\">a &gt; b</text><g><rect x=\"2\"/></g></g><rect x=\"2\"/></svg>"
    ).pieces
    #expect(pieces.first?.group?.head == "<g opacity=0.5>")
    #expect(pieces.first?.group?.pieces == ["<text x=1>a &gt; b</text>", "<g><rect x=2 /></g>"])
    #expect(pieces.count == 2 && pieces.last?.group == nil)
  }
}
