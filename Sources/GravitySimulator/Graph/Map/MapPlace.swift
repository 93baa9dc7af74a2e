/// Where a way on a map leads.
enum MapPlace: Hashable, Sendable {
  /// By its place among the contents.
  case content(Int)
  /// By its place among the missing steps.
  case missingStep(Int)
  case offScreen

  /// The name of its node in every format: a letter and a number, which no format takes for a word of its own.
  var id: String {
    switch self {
    case .content(let place): "c\(place)"
    case .missingStep(let place): "m\(place)"
    case .offScreen: "out"
    }
  }
}
