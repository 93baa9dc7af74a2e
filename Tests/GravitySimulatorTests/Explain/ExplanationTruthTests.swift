import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

/// What is told is what the machine decided, in every scenario of the package under every profile.
@Suite("Explanations are true") struct ExplanationTruthTests {
  private static let scenarios: [LoadedScenario] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return ScenarioDiscovery([root.appendingPathComponent("scenarios").path]).sources.map {
      ScenarioLoader().load($0)
    }
  }()

  @Test("P13: the rules that are asked again answer as the verdict says", arguments: Profile.builtIn)
  func verdicts(profile: Profile) throws {
    var count = 0
    for scenario in Self.scenarios {
      let trails = RunTrails(try ExplainedRunner().run(CompiledScenario(scenario, profile: profile)))
      for candidate in trails.triggers.flatMap(\.candidates) {
        guard let admission = candidate.admission else { continue }
        count += 1
        guard let verdict = candidate.verdict?.verdict else {
          #expect(candidate.presentation != nil, "\(scenario.name)")
          continue
        }
        if admission.inquiry.host == nil {
          #expect(verdict == .noHost, "\(scenario.name)")
        } else if let refusal = admission.inquiry.answers.last?.refusal {
          #expect(verdict == refusal.verdict, "\(scenario.name)")
        } else {
          #expect(verdict == .capacity || candidate.presentation != nil, "\(scenario.name)")
        }
      }
    }
    #expect(count > 100)
  }

  @Test(
    "Each candidate has one question that decided, or none where it is presented", arguments: Profile.builtIn)
  func chains(profile: Profile) throws {
    for scenario in Self.scenarios {
      let run = try ExplainedRunner().run(CompiledScenario(scenario, profile: profile))
      for candidate in StoryTeller(run).explanation().triggers.flatMap(\.candidates) {
        let refused = candidate.questions.filter { $0.answer == .no }
        let asked = candidate.questions.filter { $0.answer != .notAsked }
        #expect(candidate.questions.prefix(asked.count).allSatisfy { $0.answer != .notAsked })
        switch candidate.verdict?.reason {
        case "presented":
          #expect(asked.count == candidate.questions.count, "\(scenario.name) \(candidate.campaign)")
          #expect(refused.isEmpty)
        case "notTried", nil: break
        default: #expect(refused.count == 1, "\(scenario.name) \(candidate.campaign)")
        }
      }
    }
  }

  @Test("E1–E4: every callback of a run is told of once", arguments: Profile.builtIn)
  func callbacks(profile: Profile) throws {
    for scenario in Self.scenarios {
      let run = try ExplainedRunner().run(CompiledScenario(scenario, profile: profile))
      let trails = RunTrails(run)
      let told =
        trails.presentations.flatMap(\.reports) + trails.triggers.flatMap(\.candidates).flatMap(\.loads)
        + trails.requests.flatMap(\.reports) + trails.components.flatMap { $0.loads + $0.reports }
      let names = Occasion.allCases.map(\.eventName)
      let callbacks = run.world.recording.callbacks.items.filter { names.contains($0.name) }
      #expect(told.count(where: \.isCalledBack) == callbacks.count, "\(scenario.name)")
      let cards = trails.cards.values.flatMap(\.values).filter(\.isCalledBack).flatMap(\.times)
      let sights = run.world.recording.callbacks.items.filter { $0.name == "ProductImpressionEvent" }
      #expect(cards.count == sights.count, "\(scenario.name)")
    }
  }
}
