import Foundation

/// The pictures of one page, each of them once: steps point at them.
struct PagePictures {
  private var numbers: [PhoneScene: Int] = [:]
  private var pictures: [(summary: String, svg: String)] = []

  /// The picture's place among those of the page, from 0.
  mutating func number(of scene: PhoneScene) -> Int {
    if let number = numbers[scene] { return number }
    let number = pictures.count
    numbers[scene] = number
    pictures.append((scene.summary, Self.unnamed(PhoneDrawing.svg(of: scene))))
    return number
  }

  /// What a step shows: `use` copies nothing, and the summary is the picture's name for whoever cannot see it.
  func reference(to number: Int) -> String {
    "<svg role=img aria-labelledby=t\(number) viewBox=\"\(viewBox(of: number))\"><use href=#p\(number) /></svg>"
  }

  /// Where the pictures are; nobody looks at them there.
  var html: String {
    guard !pictures.isEmpty else { return "" }
    let all = pictures.indices.map { number in
      "<p id=t\(number)>\(HTMLText.escaped(pictures[number].summary))</p>"
        + "<svg><g id=p\(number)>\(pictures[number].svg)</g></svg>"
    }
    return "<div class=pics aria-hidden=true>\n\(all.joined(separator: "\n"))\n</div>"
  }

  /// A picture without the name that it has by itself: a step names it, with the same words.
  private static func unnamed(_ svg: String) -> String {
    let parts = svg.components(separatedBy: " role=\"img\" aria-label=\"")
    guard parts.count == 2, let end = parts[1].firstIndex(of: "\"") else { return svg }
    return parts[0] + parts[1][parts[1].index(after: end)...]
  }

  /// The room that a picture takes, as it says itself.
  private func viewBox(of number: Int) -> String {
    let parts = pictures[number].svg.prefix { $0 != ">" }.components(separatedBy: "viewBox=\"")
    guard parts.count > 1 else { return "0 0 390 844" }
    return String(parts[1].prefix { $0 != "\"" })
  }
}
