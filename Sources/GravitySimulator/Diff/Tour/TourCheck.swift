import GravityPresentation

/// What makes a payload no tour at all.
enum TourCheck {
  /// - Throws: A diagnostic where the payload is a list of candidates, or decodes under no profile.
  static func check(
    _ document: PayloadDocument, _ setups: TourSetups, _ profiles: [Profile]
  ) throws(DiffProblem) {
    var faults: [PayloadFault] = []
    for profile in profiles {
      switch setups.response(under: profile.policy) {
      case .success(let response):
        guard response.data.isEmpty, isCandidateList(document, profile) else { return }
        throw .diagnostics([candidateList(document)])
      case .failure(let fault): faults.append(fault)
      }
    }
    guard let first = faults.first else { return }
    throw .diagnostics([diagnostic(for: first, in: document)])
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

  private static func diagnostic(for fault: PayloadFault, in document: PayloadDocument) -> Diagnostic {
    diagnostic(DiffWording.undecodable(fault), at: fault.place, in: document, help: nil)
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
