/// Why a file cannot be read, for reports that have a place of their own for the place.
struct LocatedMessage: Sendable {
  let file: String
  /// Nil where it is the whole file.
  let place: Diagnostic.Place?
  let text: String
}

extension DiffProblem {
  /// - Parameter file: Where the trouble is, unless a message knows better.
  func located(in file: String) -> [LocatedMessage] {
    switch self {
    case .diagnostics(let diagnostics):
      diagnostics.map { LocatedMessage(file: $0.place?.file ?? file, place: $0.place, text: $0.message) }
    case .operand(let problems):
      problems.map { LocatedMessage(file: $0.path, place: nil, text: "cannot read \(Quoted(path: $0.path))") }
    case .bug(let diagnostic): [LocatedMessage(file: file, place: nil, text: diagnostic.message)]
    }
  }
}
