import GravityPresentation

/// The stops that reports tell of beside the page: every touch of every content, under one profile.
struct CheckStops {
  private let setups: TourSetups
  private let profile: Profile
  private let stops: [TourStop]

  init(_ setups: TourSetups, _ profile: Profile) {
    self.setups = setups
    self.profile = profile
    let plan = TourPlan(setups, profiles: [profile])
    var stops = [TourStop(content: nil, deed: .show)]
    for content in plan.contents {
      // A stop costs at least what there is to compile.
      guard stops.count * (setups.largest + Self.leastEffort) <= ComparisonEffort.tourLimit else { break }
      stops.append(TourStop(content: content, deed: .show))
      stops += plan.touches(of: content).stops
    }
    self.stops = stops
  }

  private static let leastEffort = 100

  /// Each is made only where a report asks for it.
  func runs(of file: String) -> [(RecordedDetail) -> ReportedRun] {
    stops.map { stop in
      { detail in
        let setup = setups.setup(profile.policy, root: stop.content)
        return TourRecorder(setup: setup, profile: profile.name, detail: detail).run(stop, of: file)
      }
    }
  }
}
