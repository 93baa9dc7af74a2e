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
  ///
  /// - Parameters:
  ///   - response: What the server answered; the app's filter takes its slots away first (N3).
  ///   - drawsInline: Inline components may draw it, whatever its delivery methods (N1).
  public mutating func add(_ response: ContentResponse, drawsInline: Bool = false) -> BodyID {
    let response = plugins.productFilter.map { response.filtered(by: $0) } ?? response
    let first = catalog.contents.count
    let origin = catalog.responses.count
    catalog.responses.append(ResponseOrigin(response: response, firstContent: first))
    for content in response.contents {
      let key = VariantKey(base: ContentID(catalog.contents.count), surface: .presented, answers: Answers())
      _ = catalog.reserve(key, of: ContentSource(content: content, methodName: ""), from: origin)
    }
    let places = UInt32(first)..<UInt32(catalog.contents.count)
    let compiler = compiler(of: origin)
    let body = append(.contents(places, root: compiler.root))
    if drawsInline {
      catalog.inlineRoots[body] = compiler.inlineRoots.map {
        catalog.reserve(VariantKey(base: $0, surface: .inline, answers: Answers()))
      }
    }
    finish()
    return body
  }

  /// The content as it is with another value in one of its inputs.
  ///
  /// - Parameters:
  ///   - content: The content as it is drawn now.
  ///   - attribute: The input's attribute.
  ///   - value: What is put in; nil empties it.
  public mutating func variant(
    of content: ContentID, answering attribute: String, _ value: InputValue?
  ) -> ContentID {
    let key = catalog.keys[Int(content.index)]
    var answers = key.answers
    answers[attribute] = value
    let id = catalog.reserve(VariantKey(base: key.base, surface: key.surface, answers: answers))
    finish()
    return id
  }

  /// The content as inline components draw it, whether any does (N1): all that its elements look like, even where no
  /// delivery method shows it.
  package mutating func inlineVariant(of content: ContentID) -> ContentID {
    let key = catalog.keys[Int(content.index)]
    let id = catalog.reserve(VariantKey(base: key.base, surface: .inline, answers: key.answers))
    finish()
    return id
  }

  /// Compiles what has an id; a click may lead to further variants.
  private mutating func finish() {
    var place = 0
    var last: (origin: Int, compiler: ContentCompiler)?
    while place < catalog.unfinished.count {
      let id = catalog.unfinished[place]
      let origin = catalog.origins[Int(id.index)]
      let compiler = last?.origin == origin ? last?.compiler : nil
      let current = compiler ?? self.compiler(of: origin)
      current.compile(id, into: &catalog)
      last = (origin, current)
      place += 1
    }
    catalog.unfinished.removeAll()
  }

  private func compiler(of origin: Int) -> ContentCompiler {
    ContentCompiler(policy: policy, plugins: plugins, origin: catalog.responses[origin])
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
