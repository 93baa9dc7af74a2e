/// The payloads of one scenario, by where the scenario names them.
struct ScenarioPayloads: Sendable {
  private var documents: [PayloadSource: PayloadDocument] = [:]

  subscript(source: PayloadSource) -> PayloadDocument? {
    get { documents[source] }
    set { documents[source] = newValue }
  }
}
