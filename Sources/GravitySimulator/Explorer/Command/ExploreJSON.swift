/// Explorations for a program: the schema `gravity-sim/explore/1`.
struct ExploreJSON: Encodable {
  let schema = "gravity-sim/explore/1"
  let explorations: [ExploreReport]
  /// JSON files of a folder that are no payloads.
  let passedOver: [PassedOver]
  /// What was not begun before the exploration was interrupted.
  let unexplored: [String]

  struct PassedOver: Encodable {
    let file: String
    let reason: String
  }

  init(_ summary: ExploreSummary) {
    explorations = summary.reports
    passedOver = summary.passedOver.map { PassedOver(file: $0.file, reason: $0.why) }
    unexplored = summary.unexplored
  }

  private enum CodingKeys: String, CodingKey {
    case schema, explorations, passedOver, unexplored
  }

  func text() throws -> String { try SchemaText.text(of: self) }
}
