/// How much of a map is drawn.
enum MapDetail: Hashable, Sendable {
  case everything
  /// So many contents and edges at most; ways between two places are one edge.
  case inShort(Int)

  /// From the most to the least: a drawing takes the first that fits.
  static let all: [MapDetail] = [.everything, .inShort(200), .inShort(80), .inShort(30), .inShort(10)]
}
