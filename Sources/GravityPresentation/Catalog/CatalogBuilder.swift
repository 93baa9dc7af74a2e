import GravityActions

/// Compiles responses into a catalogue, for one profile and one set of plug-ins.
public struct CatalogBuilder: Sendable {
  public let profile: Profile
  public let plugins: PlugIns
  public private(set) var catalog: Catalog

  public init(profile: Profile, plugins: PlugIns = .standard, extending catalog: Catalog = Catalog()) {
    self.profile = profile
    self.plugins = plugins
    self.catalog = catalog
  }

  private var policy: PresentationPolicy { profile.policy }

  /// A list of candidates joins, sorted by P3.
  public mutating func add(_ list: CandidateList) -> BodyID {
    let start = catalog.candidates.count
    let sorted = order(of: list, policy.missingPriority)
    let usual = order(of: list, .meansZero)
    let misplaced = sorted.indices.first {
      sorted[$0] != usual[$0] && list.campaigns[sorted[$0]].priority == nil
    }
    for (place, number) in sorted.enumerated() {
      let candidate = list.campaigns[number]
      catalog.candidates.append(
        CandidateRecord(delay: candidate.delayTime ?? .zero, isLast: place == sorted.count - 1))
      catalog.candidateSources.append(candidate)
    }
    return append(
      .candidates(
        UInt32(start)..<UInt32(catalog.candidates.count),
        misplaced: misplaced.map { CandidateID(index: UInt32(start + $0)) }))
  }

  /// The places of the candidates in the list, in the order of P3.
  private func order(of list: CandidateList, _ missing: MissingPriority) -> [Int] {
    list.campaigns.indices.sorted { left, right in
      let (first, second) = (rank(list.campaigns[left], missing), rank(list.campaigns[right], missing))
      return first == second ? left < right : first > second
    }
  }

  /// The contents of a response join, with what their clicks ask for.
  public mutating func add(_ response: ContentResponse) -> BodyID {
    let compiler = ContentCompiler(
      policy: policy, plugins: plugins, response: response, firstContent: catalog.contents.count)
    for content in response.contents { compiler.compile(content, into: &catalog) }
    let places = UInt32(compiler.firstContent)..<UInt32(catalog.contents.count)
    return append(.contents(places, root: compiler.root))
  }

  /// A body joins that does not decode.
  ///
  /// - Parameters:
  ///   - fault: What does not decode; nil for what is not even JSON.
  ///   - decodableContents: How many contents are lost with it that decode (N5).
  public mutating func addUndecodable(_ fault: DecodingFault? = nil, decodableContents: Int = 0) -> BodyID {
    var quirks: QuirkSet = []
    if let quirk = fault?.quirk { quirks.insert(quirk) }
    if decodableContents > 0 { quirks.insert(.wholeResponseFails) }
    return append(.undecodable(quirks.intersection(policy.quirks)))
  }

  /// Takes another content for the root than the profile would (P5), so that each can be looked at by itself.
  ///
  /// - Parameter content: Its place among the body's contents; nil for no root at all.
  package mutating func setRoot(of body: BodyID, content: Int?) {
    guard case .contents(let places, _) = catalog.bodies[Int(body.index)] else { return }
    let root = content.flatMap { (0..<places.count).contains($0) ? $0 : nil }
    catalog.bodies[Int(body.index)] = .contents(
      places, root: root.map { ContentID(Int(places.lowerBound) + $0) })
  }

  public func environment() -> PresentationEnvironment {
    PresentationEnvironment(profile: profile, plugins: plugins, catalog: catalog)
  }

  private mutating func append(_ body: BodyRecord) -> BodyID {
    catalog.bodies.append(body)
    return BodyID(catalog.bodies.count - 1)
  }

  /// The priority, with a place below all numbers for a missing one where the profile says so (P3).
  private func rank(_ candidate: Candidate, _ missing: MissingPriority) -> Int {
    switch missing {
    case .meansZero: candidate.priority ?? 0
    case .belowAll: candidate.priority ?? .min
    }
  }
}
