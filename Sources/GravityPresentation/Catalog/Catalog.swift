import GravityActions

/// All candidates, contents and actions that responses have brought, in flat append-only tables.
///
/// Plug-ins are asked when something joins; the machine then reads places in these tables. Ids never change.
public struct Catalog: Sendable {
  var bodies: [BodyRecord] = [.undecodable([])]
  var candidates: [CandidateRecord] = []
  var candidateSources: [Candidate] = []
  var contents: [ContentRecord] = []
  var contentSources: [ContentSource] = []
  var elements: [ElementRecord] = []
  var actions: [ActionRecord] = []
  var actionSources: [ClickParameters] = []
  var steps: [ActionStep] = []
  var urls: [TrackingURL] = []
  var slots: [SlotRecord] = []
  var faults: [FaultRecord] = []
  /// What tells each content from the others of its kind, by its place.
  var keys: [VariantKey] = []
  var variants: [VariantKey: ContentID] = [:]
  /// Which response each content came with, by its place.
  var origins: [Int] = []
  var responses: [ResponseOrigin] = []
  /// What inline components draw of a body (N1).
  var inlineRoots: [BodyID: [ContentID]] = [:]
  /// Contents that have an id and are not compiled yet.
  var unfinished: [ContentID] = []

  public init() {}

  /// The body of a response that has none.
  public static let emptyBody = BodyID(index: 0)

  public func candidate(_ id: CandidateID) -> Candidate { candidateSources[Int(id.index)] }

  /// The candidates that have joined, by their places.
  package var allCandidates: [Candidate] { candidateSources }

  public func content(_ id: ContentID) -> ContentSource { contentSources[Int(id.index)] }

  /// What messages and expectations call a content, without a copy of all that it says.
  public func name(of id: ContentID) -> String { contentSources[Int(id.index)].content.contentId }

  /// The name of a content's delivery method, without a copy of the content.
  public func methodName(of id: ContentID) -> String { contentSources[Int(id.index)].methodName }

  /// What a content's drawn elements say, in order (D11); nil for one without a text.
  public func drawnTexts(of id: ContentID) -> some Collection<String?> {
    let sources = contentSources[Int(id.index)].content.variables?.elements ?? []
    return drawnElements(of: id).lazy.map { sources[Int($0.source)].text }
  }

  public func record(_ id: ContentID) -> ContentRecord { contents[Int(id.index)] }

  public func click(_ id: ActionID) -> ClickParameters { actionSources[Int(id.index)] }

  public func url(_ id: URLID) -> TrackingURL { urls[Int(id.index)] }

  /// The drawn elements of a content, in order (D11).
  public func drawnElements(of id: ContentID) -> ArraySlice<ElementRecord> {
    let places = contents[Int(id.index)].elements
    return elements[Int(places.lowerBound)..<Int(places.upperBound)]
  }

  /// The contents that have joined, in order.
  public var contentIDs: some Sequence<ContentID> { contents.indices.lazy.map { ContentID($0) } }

  /// The candidates of a body, in the order of P3.
  public func candidateIDs(of body: BodyID) -> [CandidateID] {
    guard case .candidates(let places, _) = bodies[Int(body.index)] else { return [] }
    return places.map { CandidateID(index: $0) }
  }
}
