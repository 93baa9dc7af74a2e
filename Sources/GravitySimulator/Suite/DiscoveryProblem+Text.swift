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
    case .nothing(let endings):
      let takesPayloads = endings.count > 1
      return "error: no scenario\(takesPayloads ? " or payload" : "") in the folder \(path)\n"
        + "  = help: scenarios are files whose name ends in `\(ScenarioDiscovery.fileExtension)`"
        + (takesPayloads ? ", payloads are `\(ExploreOptions.payloadEnding)` files" : "") + "\n"
    case .unreadable(let reason):
      return "error: cannot read \(path): \(reason)\n"
    }
  }
}
