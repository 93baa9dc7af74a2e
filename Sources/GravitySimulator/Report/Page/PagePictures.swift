/// The pictures of one page, each of them once, and each piece that several have once as well: steps point at them.
struct PagePictures {
  /// A piece that is shorter is not worth the reference to it.
  private static let shortest = 60

  private var numbers: [PhoneScene: Int] = [:]
  private var summaries: [String] = []
  private var pictures: [PicturePieces] = []

  /// The picture's place among those of the page, from 0.
  mutating func number(of scene: PhoneScene) -> Int {
    if let number = numbers[scene] { return number }
    let number = pictures.count
    numbers[scene] = number
    summaries.append(scene.summary)
    pictures.append(PicturePieces(PhoneDrawing.svg(of: scene)))
    return number
  }

  /// What a step shows: `use` copies nothing, and the summary is the picture's name for whoever cannot see it.
  func reference(to number: Int) -> String {
    "<svg role=img aria-labelledby=t\(number) viewBox=\"\(pictures[number].viewBox)\"><use href=#p\(number) /></svg>"
  }

  /// Where the pictures are; nobody looks at them there.
  var html: String {
    guard !pictures.isEmpty else { return "" }
    let whole = Self.counts(pictures.flatMap(\.pieces))
    // What no other picture has may hold something that one has.
    let pieces = pictures.map { picture in
      picture.pieces.flatMap { piece -> [String] in
        guard whole[piece] == 1, let group = PicturePieces.parts(ofGroup: piece) else { return [piece] }
        return [group.head] + group.pieces + ["</g>"]
      }
    }
    let counts = Self.counts(pieces.joined())
    var shared: [String: Int] = [:]
    var html = "<div class=pics aria-hidden=true>"
    for (number, pieces) in pieces.enumerated() {
      html += "\n<p id=t\(number)>\(HTMLText.escaped(summaries[number]))</p><svg><g id=p\(number)>"
      for piece in pieces {
        if counts[piece] == 1 || piece.utf8.count < Self.shortest {
          html += piece
        } else if let known = shared[piece] {
          html += "<use href=#k\(known) />"
        } else {
          html += "<g id=k\(shared.count)>\(piece)</g>"
          shared[piece] = shared.count
        }
      }
      html += "</g></svg>"
    }
    return html + "\n</div>"
  }

  private static func counts(_ pieces: some Sequence<String>) -> [String: Int] {
    pieces.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
