import GravityPresentation

/// A payload as the one campaign of an app, compiled once for each policy.
final class TourSetups {
  static let campaign = "campaign"

  private let document: PayloadDocument
  private let payloads = DecodedPayloads()
  private var known: [PresentationPolicy: WorldSetup] = [:]
  private var decoded: [DecodingPolicy: [TourContent]] = [:]
  /// The most that a policy has of contents and elements.
  private(set) var largest = 0

  init(_ document: PayloadDocument) {
    self.document = document
  }

  /// What a policy decodes, or why it does not.
  func response(under policy: PresentationPolicy) -> Result<ContentResponse, PayloadFault> {
    payloads.contents(of: document, policy: policy.decoding)
  }

  /// The contents that a policy decodes, in order.
  func contents(under policy: PresentationPolicy) -> [TourContent] {
    if let known = decoded[policy.decoding] { return known }
    guard case .success(let response) = response(under: policy) else { return [] }
    var counts: [String: Int] = [:]
    let contents = response.contents.map { content in
      defer { counts[content.contentId, default: 0] += 1 }
      return TourContent(id: content.contentId, occurrence: counts[content.contentId, default: 0])
    }
    decoded[policy.decoding] = contents
    return contents
  }

  /// - Parameter root: The content shown; nil for the policy's own choice.
  func setup(_ policy: PresentationPolicy, root: TourContent?) -> CompiledSetup {
    var setup = known[policy] ?? added(policy)
    if let root {
      let place = contents(under: policy).firstIndex(of: root)
      setup.overrideRoot(ofCampaign: Self.campaign, content: place)
    }
    return setup.compiled()
  }

  private func added(_ policy: PresentationPolicy) -> WorldSetup {
    var setup = WorldSetup(profile: Profile(name: DiffWording.anyProfile, policy: policy))
    setup.payloads = payloads
    setup.campaign(Self.campaign, document)
    known[policy] = setup
    largest = max(largest, setup.compiled().environment.catalog.size)
    return setup
  }
}

extension Catalog {
  /// The contents and their drawn elements, all in all.
  var size: Int {
    contentIDs.reduce(0) { $0 + 1 + drawnElements(of: $1).count }
  }
}
