/// The payloads of one scenario, by where the scenario names them.
struct ScenarioPayloads: Sendable {
  private var documents: [PayloadSource: PayloadDocument] = [:]
  private var files: [PathBytes: PayloadDocument] = [:]

  subscript(source: PayloadSource) -> PayloadDocument? {
    get { documents[source] }
    set {
      documents[source] = newValue
      if case .file = source, let newValue { files[PathBytes(newValue.origin.file)] = newValue }
    }
  }

  /// What was read from a file that is named more than once.
  subscript(path path: String) -> PayloadDocument? { files[PathBytes(path)] }
}
