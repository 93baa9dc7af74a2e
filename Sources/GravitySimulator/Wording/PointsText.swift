/// A length in points as people write it: `120`, `96.5`.
enum PointsText {
  static func text(_ points: Double) -> String {
    guard let whole = Int64(exactly: points) else { return "\(points)" }
    return String(whole)
  }
}
