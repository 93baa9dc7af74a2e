import GravityPresentation

/// What makes a payload no tour at all.
enum TourCheck {
  /// - Throws: A diagnostic where the payload is a list of candidates, has nothing to show, or decodes under no
  ///   profile.
  static func check(
    _ document: PayloadDocument, _ setups: TourSetups, _ profiles: [Profile]
  ) throws(DiffProblem) {
    var faults: [PayloadFault] = []
    var isEmpty = false
    for profile in profiles {
      switch setups.response(under: profile.policy) {
      case .success(let response):
        if !response.contents.isEmpty { return }
        if response.data.isEmpty, isCandidateList(document, profile) {
          throw .diagnostics([candidateList(document)])
        }
        isEmpty = true
      case .failure(let fault): faults.append(fault)
      }
    }
    // Nothing under one profile and a failure under another is a difference.
    if isEmpty, !faults.isEmpty { return }
    guard let first = faults.first else {
      throw .diagnostics([
        diagnostic(
          DiffWording.noContents, at: document.place(of: []), in: document, help: DiffWording.noContentsHelp)
      ])
    }
    throw .diagnostics([diagnostic(for: first, in: document, under: profiles, setups)])
  }

  /// A response to /visit or /event has campaigns where one to /choose has data.
  private static func isCandidateList(_ document: PayloadDocument, _ profile: Profile) -> Bool {
    guard case .success(let list) = PayloadDecoder.decodeCandidates(document, policy: lenient(profile)) else {
      return false
    }
    return !list.campaigns.isEmpty
  }

  /// A list is a list with and without the user that some profiles ask for (P1).
  private static func lenient(_ profile: Profile) -> DecodingPolicy {
    var policy = profile.policy.decoding
    policy.requiresUser = false
    return policy
  }

  private static func candidateList(_ document: PayloadDocument) -> Diagnostic {
    diagnostic(
      DiffWording.candidateList, at: document.place(of: [.key("campaigns")]), in: document,
      help: DiffWording.candidateListHelp)
  }

  private static func diagnostic(
    for fault: PayloadFault, in document: PayloadDocument, under profiles: [Profile], _ setups: TourSetups
  ) -> Diagnostic {
    let others = Profile.builtIn.filter { profile in
      guard !profiles.contains(profile) else { return false }
      guard case .success(let response) = setups.response(under: profile.policy) else { return false }
      return !response.contents.isEmpty
    }
    return diagnostic(
      DiffWording.undecodable(fault, under: profiles), at: fault.place, in: document,
      help: others.isEmpty ? nil : DiffWording.decodesUnder(others))
  }

  private static func diagnostic(
    _ message: String, at place: PayloadPlace, in document: PayloadDocument, help: String?
  ) -> Diagnostic {
    let file = SourceFile(
      displayName: document.origin.file, text: String(decoding: document.bytes, as: UTF8.self))
    return file.diagnostic(
      message, at: SourceSpan(line: place.line, column: place.column, length: 1),
      notes: help.map { [.help($0)] } ?? [])
  }
}
