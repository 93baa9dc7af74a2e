import GravityPresentation

/// Finds the switches that make one profile's stream differ from the reference's, by running with some of them
/// copied.
struct CauseSearch {
  let switches: [PolicySwitch]
  let stream: ComparedStream
  /// What a policy makes of the script; nil once no more runs are to be made.
  let run: (PresentationPolicy) -> ComparedRun?

  func causes(of other: PresentationPolicy, against reference: PresentationPolicy) -> CauseFinding {
    guard let start = run(reference)?[stream], let goal = run(other)?[stream] else { return .tooLarge }
    let differing = switches.indices.filter { mix(reference, [$0], from: other) != reference }
    do throws(OutOfRuns) {
      var part: [Int] = []
      for place in differing {
        if try lines(mix(reference, [place], from: other)) != start { part.append(place) }
      }
      if try lines(mix(reference, part, from: other)) != goal {
        // Some only count together, or against what the reference has: they show from the other side.
        for place in differing where !part.contains(place) {
          if try lines(mix(other, [place], from: reference)) != goal { part.append(place) }
        }
        part.sort()
      }
      if try lines(mix(reference, part, from: other)) != goal {
        part = differing
        guard try lines(mix(reference, part, from: other)) == goal else { return .unexplained }
      }
      for place in part.reversed() {
        let rest = part.filter { $0 != place }
        if try lines(mix(reference, rest, from: other)) == goal { part = rest }
      }
      return .found(part.map { cause($0, reference, other) })
    } catch {
      return .tooLarge
    }
  }

  private struct OutOfRuns: Error {}

  private func lines(_ policy: PresentationPolicy) throws(OutOfRuns) -> [ComparedLine] {
    guard let run = run(policy) else { throw OutOfRuns() }
    return run[stream]
  }

  /// A policy with some switches of another.
  private func mix(
    _ policy: PresentationPolicy, _ places: [Int], from source: PresentationPolicy
  ) -> PresentationPolicy {
    var mixed = policy
    for place in places { switches[place].copy(from: source, to: &mixed) }
    return mixed
  }

  private func cause(
    _ place: Int, _ reference: PresentationPolicy, _ other: PresentationPolicy
  ) -> Cause {
    let found = switches[place]
    return Cause(
      place: place, rules: found.rules, name: found.name, meaning: found.meaning,
      reference: found.value(in: reference), other: found.value(in: other))
  }
}
