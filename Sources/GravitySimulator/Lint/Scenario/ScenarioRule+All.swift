extension ScenarioRule {
  /// Every rule about scenarios, by id.
  public static let all = [
    blindExpectation,
    deprecatedSpelling,
    needlessWait,
    unknownController,
    untriggeredCampaign,
    unusedReply,
  ].sorted { $0.id < $1.id }

  /// The rule of this name, if there is one.
  static func named(_ id: String) -> ScenarioRule? { all.first { $0.id == id } }
}
