extension DiscoveryProblem {
  /// What is wrong and what to do, as lines for a person.
  public var text: String {
    let path = Quoted(path: path)
    switch reason {
    case .missing(let near):
      return "error: no file or folder \(path)\n"
        + (near.map { "  = help: did you mean \(Quoted(path: $0))?\n" } ?? "")
    case .special:
      return "error: \(path) is neither a file nor a folder\n"
        + "  = help: a scenario that another program writes is read from `-`\n"
    case .noScenarios:
      return "error: no scenario in the folder \(path)\n"
        + "  = help: scenarios are files whose name ends in `\(ScenarioDiscovery.fileExtension)`\n"
    case .unreadable(let reason):
      return "error: cannot read \(path): \(reason)\n"
    }
  }
}
