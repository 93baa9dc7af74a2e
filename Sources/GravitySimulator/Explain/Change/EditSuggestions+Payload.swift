import GravityPresentation

/// One edit of the payload that brought the candidate's content.
extension EditSuggestions {
  var payloadEdits: [ScenarioEdit] {
    guard includesPayloads, let source = scenario.payloadSource(of: campaign) else { return [] }
    switch trail.verdict?.verdict {
    case .notPresentable(let content): return frames(of: content, source) + methods(of: content, source)
    case .unknownTemplate(let content):
      return [edit(source, .content(id: name(content), key: "templateSystemName", json: "\"snackbar-1\""))]
    case .noElements(let content):
      let element = "[{\"type\": \"text\", \"text\": \"Text\"}]"
      return [
        edit(
          source, .variables(id: name(content), key: "elements", json: element),
          ChangeWording.oneElement(in: name(content)))
      ]
    case .noContent: return firstWithoutStep(source)
    case .loadFailed(.undecodable): return [repair(source)].compactMap { $0 }
    case .presented, .loadFailed, .noHost, .hostInactive, .hostBusy, .alreadyPresenting, .locked,
      .notTried, .capacity, .refused, nil:
      return []
    }
  }

  private func name(_ content: ContentID) -> String { teller.catalog.name(of: content) }

  /// The frame that the content is not presented without (P15).
  private func frames(of content: ContentID, _ source: PayloadSource) -> [ScenarioEdit] {
    guard teller.catalog.record(content).lacksFrame else { return [] }
    return [edit(source, .variables(id: name(content), key: "frameUI", json: "{\"container\": {}}"))]
  }

  /// The near name, where the method's is only mistyped; else the commonest method.
  private func methods(of content: ContentID, _ source: PayloadSource) -> [ScenarioEdit] {
    let stated = teller.catalog.methodName(of: content)
    let names = teller.world.machine.environment.plugins.deliveryMethods.methods
      .filter { $0.name != "inline" }.flatMap { [$0.name] + $0.wireNames }
    let near = NearestName.of(stated, among: names)
    let commonest = "modal"
    return ([near].compactMap { $0 == commonest ? nil : $0 } + [commonest]).map { method in
      edit(source, .content(id: name(content), key: "deliveryMethod", json: "\"\(method)\""))
    }
  }

  /// Where the root must be without a step and none is (P5).
  private func firstWithoutStep(_ source: PayloadSource) -> [ScenarioEdit] {
    guard case .answered(_, let body) = trail.answer?.response,
      let first = teller.catalog.contentIDs(of: body)?.first
    else { return [] }
    return [edit(source, .content(id: name(first), key: "step", json: "null"))]
  }

  /// The value at fault, as a value of its kind.
  private func repair(_ source: PayloadSource) -> ScenarioEdit? {
    guard let document = scenario[payload: source],
      case .failure(let fault) = PayloadDecoder.decodeContents(document, policy: teller.policy.decoding),
      let json = PayloadRepair.value(for: fault.fault)
    else { return nil }
    return edit(
      source, .value(path: fault.fault.path, json: json), ChangeWording.repaired(fault, json))
  }

  private func edit(_ source: PayloadSource, _ change: JSONEdit, _ words: String? = nil) -> ScenarioEdit {
    ScenarioEdit(
      target: .payload(source, change), kind: .payloadChanged, words: words ?? ChangeWording.edit(change))
  }
}
