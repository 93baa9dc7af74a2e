import GravityPresentation

/// One script under several profiles, the reference first, compared stream by stream.
struct Comparison {
  let profiles: [Profile]
  let runs: [ComparedRun]
  private let policyRuns: PolicyRuns

  init(_ profiles: [Profile], _ policyRuns: PolicyRuns) {
    self.profiles = profiles
    self.policyRuns = policyRuns
    runs = profiles.map { policyRuns.ofProfile($0.policy) }
  }

  /// What the profiles are called; a file of the user's may have any name.
  var names: [String] { profiles.map { TerminalText.sanitized($0.name) } }

  /// The streams worth a word: some always, the others where a profile has a line of them.
  var streams: [ComparedStream] {
    ComparedStream.allCases.filter { stream in
      stream.isAlwaysNamed || runs.contains { !$0[stream].isEmpty }
    }
  }

  var differing: [ComparedStream] { streams.filter { !groups(of: $0).agree } }

  /// The profiles that agree on a whole stream.
  func groups(of stream: ComparedStream) -> ProfileGroups<[ComparedLine]> {
    ProfileGroups(runs.map { $0[stream] })
  }

  /// Why each profile outside the reference's group has another stream, in the order of the profiles.
  func findings(on stream: ComparedStream) -> [ProfileFinding] {
    guard let reference = profiles.first, let start = runs.first else { return [] }
    let search = CauseSearch(switches: PolicySwitch.all, stream: stream, run: policyRuns.ofSearch)
    return profiles.indices.filter { runs[$0][stream] != start[stream] }.map { place in
      ProfileFinding(
        profile: names[place],
        finding: search.causes(of: profiles[place].policy, against: reference.policy))
    }
  }

  /// A bug of ours that a run came upon.
  var bug: String? {
    zip(profiles, runs).lazy.compactMap { profile, run in run.bug.map { "\($0) (\(profile.name))" } }.first
  }
}
