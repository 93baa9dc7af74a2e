/// The pictures of one page, each of them once, and each piece that several have once as well: steps point at them.
struct PagePictures {
  /// A part that is shorter is not worth the reference to it.
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
    "<svg role=img aria-labelledby=t\(number) viewBox=\"\(PhoneDrawing.viewBox)\"><use href=#p\(number) /></svg>"
  }

  /// What no picture of the page shows though payloads say it, each once.
  var undrawn: [String] {
    var known: Set<String> = []
    return drawings.flatMap(\.undrawn).filter { known.insert($0).inserted }
  }

  /// Where the pictures are; nobody looks at them there.
  var html: String {
    guard !drawings.isEmpty else { return "" }
    let whole = Self.counts(drawings.flatMap { $0.pieces.map(\.whole) })
    // What no other picture has may hold something that one has.
    let pictures = drawings.map { drawing in
      drawing.pieces.flatMap { piece in whole[piece.whole] == 1 ? piece.parts : [piece.whole] }
    }
    let counts = Self.counts(pictures.joined())
    var shared: [PicturePart: Int] = [:]
    var html = "<div class=pics aria-hidden=true>"
    for (number, parts) in pictures.enumerated() {
      html += "\n<p id=t\(number)>\(HTMLText.escaped(drawings[number].summary))</p><svg><g id=p\(number)>"
      for part in parts {
        if part.isTag || part.text.utf8.count < Self.shortest || counts[part] == 1 {
          html += part.text
        } else if let known = shared[part] {
          html += "<use href=#k\(known) />"
        } else {
          html += "<g id=k\(shared.count)>"
          html += part.text
          html += "</g>"
          shared[part] = shared.count
        }
      }
      html += "</g></svg>"
    }
    return html + "\n</div>"
  }

  private static func counts(_ pieces: some Sequence<PicturePart>) -> [PicturePart: Int] {
    pieces.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
