import GravityPresentation

/// What is explored: the scenario behind an operand, or the one that a payload makes.
enum ExploreSubject {
  case scenario(LoadedScenario)
  /// A JSON file of a folder that is no payload, and why.
  case passedOver(String)

  /// - Parameters:
  ///   - isNamed: Whether the user named the file, and not a folder above it.
  ///   - profile: Outranks the scenario's own.
  init(_ source: ScenarioSource, isNamed: Bool, under profile: Profile?) throws(DiffProblem) {
    switch try DiffSubject(source) {
    case .scenario(let scenario):
      try ExploreCheck.check(scenario)
      self = .scenario(scenario)
    case .payload(let document):
      do throws(DiffProblem) {
        try TourCheck.check(document, TourSetups(document), [profile ?? .ios])
      } catch {
        guard !isNamed, case .diagnostics(let diagnostics) = error, let first = diagnostics.first else {
          throw error
        }
        self = .passedOver(first.message)
        return
      }
      self = .scenario(try Self.scenario(of: document, from: source))
    }
  }

  /// One campaign, and one call that can show it.
  ///
  /// - Parameters:
  ///   - isBeside: Whether it stands for a file beside the payload; else for one where the command runs.
  ///   - occasion: What the call is.
  static func scenario(
    of document: PayloadDocument, from source: ScenarioSource, isBeside: Bool = false,
    at occasion: ExploredOccasion = .trigger
  ) throws(DiffProblem) -> LoadedScenario {
    let payload: String
    let name: String
    switch source {
    case .file(let path):
      payload = StringText.quoted(isBeside ? PathParts(path).name : path)
      name = Self.name(of: path)
    case .standardInput:
      payload = String(decoding: document.bytes, as: UTF8.self)
      name = defaultName
    }
    let text = occasion.scenario(of: payload, named: name)
    let scenario = ScenarioLoader().load(
      text: text, named: source.displayName, folder: isBeside ? source.folder : "")
    guard scenario.diagnostics.isEmpty else { throw .diagnostics(scenario.diagnostics) }
    return scenario
  }

  private static let defaultName = "payload"

  /// What the campaign of a file is called, as a scenario writes it.
  private static func name(of path: String) -> String {
    let name = PathParts(path).name
    let stem = name.lowercased().hasSuffix(".json") ? String(name.dropLast(5)) : name
    guard !stem.isEmpty else { return defaultName }
    let isWord = stem.utf8.allSatisfy { byte in
      Self.wordBytes.contains(byte)
    }
    return isWord ? stem : StringText.quoted(stem)
  }

  private static let wordBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".utf8)
}
