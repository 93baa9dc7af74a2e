/// What is looked at: the file behind an operand, read once.
enum LintSubject {
  case payload(JSONNode)
  case scenario(LoadedScenario)
  /// A JSON file of a folder that is no payload, and why.
  case passedOver(String)

  /// - Parameter isNamed: Whether the user named the file, and not a folder above it.
  /// - Throws: What is wrong with the file, where it cannot be looked at.
  init(_ source: ScenarioSource, isNamed: Bool) throws(DiffProblem) {
    let bytes = try DiffSubject.bytes(of: source)
    guard DiffSubject.isPayload(bytes, source) else {
      let scenario = ScenarioLoader().load(
        bytes, named: source.displayName, folder: source.folder, path: source.path)
      guard scenario.diagnostics.isEmpty else { throw .diagnostics(scenario.diagnostics) }
      self = .scenario(scenario)
      return
    }
    let root = try Self.root(of: bytes, source)
    if root.member("data") != nil || root.member("campaigns") != nil {
      self = .payload(root)
    } else if isNamed {
      throw .diagnostics([
        Diagnostic(
          message: "\(source.displayName) \(LintWording.noResponse)", notes: [.help(LintWording.responses)])
      ])
    } else {
      self = .passedOver(LintWording.noResponse)
    }
  }

  private static func root(of bytes: [UInt8], _ source: ScenarioSource) throws(DiffProblem) -> JSONNode {
    // One walk where all is well. What is wrong otherwise is told by the document, which looks again.
    if let root = JSONTree(responseIn: bytes)?.root { return root }
    do throws(PayloadError) {
      let document = try PayloadDocument(bytes, at: PayloadPlace(file: source.displayName))
      if let root = JSONTree(responseIn: document.bytes)?.root { return root }
    } catch {
      throw .diagnostics([error.diagnostic() ?? Diagnostic(message: error.sentence)])
    }
    throw .bug("a payload that is JSON has no tree", in: source.displayName)
  }
}
