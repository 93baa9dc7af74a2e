import GravityPresentation

extension CampaignMap {
  /// - Throws: A diagnostic where the payload is a list of candidates, has nothing to show, or does not decode.
  init(_ document: PayloadDocument, under profile: Profile) throws(DiffProblem) {
    let setups = TourSetups(document)
    try TourCheck.check(document, setups, [profile])
    guard case .success(let response) = setups.response(under: profile.policy) else {
      throw .bug("a payload that decodes does not", in: document.origin.file)
    }
    do throws(ElementNameTaken) {
      var mapper = try CampaignMapper(response, under: profile)
      self = mapper.map(named: document.origin.file)
    } catch {
      throw .bug("two inputs have one name: \(error.wireName)", in: document.origin.file)
    }
  }

  func text(in format: MapFormat) throws -> String {
    switch format {
    case .mermaid: MermaidMap(map: self).text
    case .dot: DOTMap(map: self).text
    case .json: try MapJSON(self).text()
    }
  }
}
