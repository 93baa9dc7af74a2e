/// The pictures of one page, each of them once, and each piece that several have once as well: steps point at them.
struct PagePictures {
  /// An element, or a tag that begins or ends one around others.
  private struct Part: Hashable {
    let text: String
    var isTag = false
  }

  /// A piece that is shorter is not worth the reference to it.
  private static let shortest = 60

  private let cache: PictureCache
  private var numbers: [PhoneScene: Int] = [:]
  private var drawings: [PageDrawing] = []

  init(_ cache: PictureCache) {
    self.cache = cache
  }

  /// The picture's place among those of the page, from 0.
  mutating func number(of scene: PhoneScene) -> Int {
    if let number = numbers[scene] { return number }
    let number = drawings.count
    numbers[scene] = number
    drawings.append(cache.drawing(of: scene))
    return number
  }

  /// What a step shows: `use` copies nothing, and the summary is the picture's name for whoever cannot see it.
  func reference(to number: Int) -> String {
    "<svg role=img aria-labelledby=t\(number) viewBox=\"\(drawings[number].picture.viewBox)\"><use href=#p\(number) /></svg>"
  }

  /// What no picture of the page shows though payloads say it, each once.
  var undrawn: [String] {
    var known: Set<String> = []
    return drawings.flatMap(\.undrawn).filter { known.insert($0).inserted }
  }

  /// Where the pictures are; nobody looks at them there.
  var html: String {
    guard !drawings.isEmpty else { return "" }
    let whole = Self.counts(drawings.flatMap(\.picture.pieces).map { Part(text: $0.text) })
    // What no other picture has may hold something that one has.
    let pieces = drawings.map { drawing in
      drawing.picture.pieces.flatMap { piece -> [Part] in
        let part = Part(text: piece.text)
        guard whole[part] == 1, let group = piece.group else { return [part] }
        return [Part(text: group.head, isTag: true)] + group.pieces.map { Part(text: $0) }
          + [Part(text: "</g>", isTag: true)]
      }
    }
    let counts = Self.counts(pieces.joined())
    var shared: [Part: Int] = [:]
    var html = "<div class=pics aria-hidden=true>"
    for (number, pieces) in pieces.enumerated() {
      html += "\n<p id=t\(number)>\(HTMLText.escaped(drawings[number].summary))</p><svg><g id=p\(number)>"
      for piece in pieces {
        if piece.isTag || counts[piece] == 1 || piece.text.utf8.count < Self.shortest {
          html += piece.text
        } else if let known = shared[piece] {
          html += "<use href=#k\(known) />"
        } else {
          html += "<g id=k\(shared.count)>\(piece.text)</g>"
          shared[piece] = shared.count
        }
      }
      html += "</g></svg>"
    }
    return html + "\n</div>"
  }

  private static func counts(_ pieces: some Sequence<Part>) -> [Part: Int] {
    pieces.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
