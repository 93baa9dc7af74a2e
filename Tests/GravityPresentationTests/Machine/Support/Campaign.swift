import GravityPresentation

/// A campaign as a script's server has it: what the list says of it, and what its request for content answers.
struct Campaign {
  let id: String
  var priority: Int?
  var delay: Milliseconds?
  var variations: [[Content]]

  /// One variation of these contents.
  init(_ id: String, priority: Int? = nil, delay: Milliseconds? = nil, _ contents: Content...) {
    self.init(id, priority: priority, delay: delay, variations: [contents])
  }

  init(_ id: String, priority: Int? = nil, delay: Milliseconds? = nil, variations: [[Content]]) {
    self.id = id
    self.priority = priority
    self.delay = delay
    self.variations = variations
  }

  /// A campaign of one modal with one text, under one name with its content.
  static func modal(_ id: String, priority: Int? = nil, delay: Milliseconds? = nil) -> Campaign {
    Campaign(id, priority: priority, delay: delay, .modal(id))
  }

  var candidate: Candidate { Candidate(campaignId: id, priority: priority, delayTime: delay) }

  var response: ContentResponse {
    ContentResponse(
      data: [
        CampaignData(
          payload: variations.enumerated().map { number, contents in
            Variation(
              decisionId: "decision", experienceId: "experience", variationId: "\(number)",
              campaignId: id, contents: contents)
          })
      ])
  }
}
