/// A style or a script that stands in a page, with the source by which the page's policy lets it in.
struct PageAsset: Sendable {
  let text: String
  /// `'sha256-…'`: nothing else in the page may style or run.
  let source: String

  /// - Parameter parts: As they are written; indentation, empty lines and lines of comment are left out, since
  ///   every page of a report carries them.
  init(_ parts: String...) {
    let lines = parts.joined(separator: "\n").split(separator: "\n").map { line in
      line.drop { $0 == " " }
    }
    text = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("/*") }.joined(separator: "\n")
    source = "'sha256-\(SHA256.base64(of: text))'"
  }
}
