import GravityPresentation

/// Every scripted reply, by numbers that a run can count with; without a look at a name where a candidate asks.
struct ReplyBook: Sendable {
  private var scripts: [[ScriptedReply]] = []
  private var numbers: [ServerEndpoint: Int] = [:]
  /// The numbers of the candidates' own replies, by the candidates' places.
  private var candidates: [Int?] = []
  private let visit: Int?
  private let event: Int?
  private let tracking: Int?

  init(_ replies: [ServerEndpoint: [ScriptedReply]], in catalog: Catalog) {
    // The order is the endpoints' own, so that every compilation of a setup has the same numbers.
    for (endpoint, script) in replies.sorted(by: { $0.key < $1.key }) {
      numbers[endpoint] = scripts.count
      scripts.append(script)
    }
    (visit, event, tracking) = (numbers[.visit], numbers[.event], numbers[.tracking])
    candidates = catalog.allCandidates.map { numbers[.choose($0.campaignId)] }
  }

  /// The number of what answers the endpoint, nil for what is not scripted.
  func number(of endpoint: ServerEndpoint) -> Int? {
    switch endpoint {
    case .visit: visit
    case .event: event
    case .tracking: tracking
    case .choose, .selector, .group: numbers[endpoint]
    }
  }

  func number(of candidate: CandidateID) -> Int? {
    let place = Int(candidate.index)
    return candidates.indices.contains(place) ? candidates[place] : nil
  }

  func script(_ number: Int) -> [ScriptedReply] { scripts[number] }
}
