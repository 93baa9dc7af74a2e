/// The pictures of one page, each of them once, and each piece that several have once as well: steps point at them.
struct PagePictures {
  /// A piece that is shorter is not worth the reference to it.
  private static let shortest = 120

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
    var counts: [String: Int] = [:]
    for piece in pictures.flatMap(\.pieces) { counts[piece, default: 0] += 1 }
    var shared: [String: Int] = [:]
    var html = "<div class=pics aria-hidden=true>"
    for number in pictures.indices {
      html += "\n<p id=t\(number)>\(HTMLText.escaped(summaries[number]))</p><svg><g id=p\(number)>"
      for piece in pictures[number].pieces {
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
}
