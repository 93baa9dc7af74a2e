import Testing

@testable import GravitySimulator

@Suite("Pieces of pictures")
struct PicturePiecesTests {
  private static func box(_ element: Int? = nil, opacity: Double = 1) -> PhoneBox {
    var box = PhoneBox("text", PhoneRect(1.5, 2, 30, 40), fill: .paper)
    box.element = element
    box.opacity = opacity
    return box
  }

  private static let rect = "<rect x=1.5 y=2 width=30 height=40 fill=#ffffff />"

  @Test("What is no group stands by itself, without what only says what it is")
  func pieces() {
    var box = Self.box()
    box.children = [Self.box()]
    let pieces = PicturePiece.pieces(of: box)
    #expect(pieces.map(\.whole.text) == [Self.rect, Self.rect])
    #expect(pieces.allSatisfy { $0.group == nil && $0.parts == [$0.whole] })
  }

  @Test("A group comes apart, and what is in it does not")
  func groups() throws {
    var box = Self.box(3, opacity: 0.5)
    box.label = "a > b"
    var child = Self.box(4)
    child.children = [Self.box()]
    box.children = [child]
    let piece = try #require(PicturePiece.pieces(of: box).first)
    let inner = "<g>\(Self.rect)\(Self.rect)</g>"
    #expect(piece.whole.text == "<g opacity=0.5>\(Self.rect)\(inner)</g>")
    #expect(piece.parts.map(\.text) == ["<g opacity=0.5>", Self.rect, inner, "</g>"])
    #expect(piece.parts.map(\.isTag) == [true, false, false, true])
  }

  @Test("Texts stay whole where they are cut, and values keep quotes where HTML wants them")
  func texts() {
    var box = Self.box()
    box.clips = true
    box.write(["Ещё <b>🎁</b>"], PhoneFont(13), .ink, .start, in: box.frame)
    let texts = PicturePiece.pieces(of: box).map(\.whole.text)
    #expect(texts.first == Self.rect)
    let head = "<svg x=0.5 y=1 width=32 height=42 viewBox=\"0.5 1 32 42\"><text x=1.5 y="
    #expect(texts.last?.hasPrefix(head) == true)
    #expect(texts.last?.hasSuffix(">Ещё &lt;b&gt;🎁&lt;/b&gt;</text></svg>") == true)
  }

  @Test("The pieces of a picture are the picture")
  func whole() throws {
    let scene = try PictureSamples.scene(PictureSamples.payload([]))
    let picture = PhoneDrawing.svg(of: scene)
    let pieces = PhoneDrawing.boxes(of: scene).flatMap(PicturePiece.pieces).map(\.whole.text)
    #expect(pieces.joined().filter { $0 == "<" }.count == picture.filter { $0 == "<" }.count - 2)
    #expect(pieces.count > 3)
  }
}
