import GravityActions
import GravityPresentation

/// Every content of a payload as it is drawn with some answers, under one profile.
struct ShownPayload: Sendable {
  let file: String
  private(set) var contents: [ShownContent] = []
  /// Contents that the profile drops because they do not decode.
  private(set) var undecodable = 0
  /// What there is to answer, and the answers that an input took, by their places.
  private(set) var attributes: [String] = []
  private(set) var taken: Set<Int> = []

  /// - Throws: A diagnostic where there is nothing to draw, or an input refuses its answer.
  init(
    _ document: PayloadDocument, under profile: Profile, answers: [ShowAnswer]
  ) throws(DiffProblem) {
    file = document.origin.file
    let setups = TourSetups(document)
    try TourCheck.check(document, setups, [profile])
    guard case .success(let response) = setups.response(under: profile.policy) else {
      throw .bug("a payload that decodes does not", in: file)
    }
    undecodable = response.faults.count
    var stage = ShowStage(profile: profile, answers: answers)
    let ids = stage.add(response)
    let variations = response.data.flatMap(\.payload)
    var next = ids.makeIterator()
    for (number, variation) in variations.enumerated() {
      for _ in variation.contents {
        guard let id = next.next() else { continue }
        contents.append(
          try stage.content(id, of: variation, number: variations.count > 1 ? number + 1 : nil, in: file))
      }
    }
    attributes = stage.attributes
    taken = stage.taken
  }
}
