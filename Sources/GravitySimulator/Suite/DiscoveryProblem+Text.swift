extension DiscoveryProblem {
  /// What is wrong and what to do, as lines for a person.
  public var text: String {
    switch reason {
    case .missing(let near):
      "error: no file or folder '\(path)'\n" + (near.map { "  = help: did you mean '\($0)'?\n" } ?? "")
    case .special:
      "error: '\(path)' is neither a file nor a folder\n"
        + "  = help: a scenario that another program writes is read from '-'\n"
    case .noScenarios:
      "error: no scenario in the folder '\(path)'\n"
        + "  = help: scenarios are files whose name ends in '\(ScenarioDiscovery.fileExtension)'\n"
    case .unreadable(let reason):
      "error: cannot read '\(path)': \(reason)\n"
    }
  }
}
