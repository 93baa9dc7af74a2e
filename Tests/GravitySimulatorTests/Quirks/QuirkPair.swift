import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

/// A kind of quirk and a profile that has it, with their two scenarios.
struct QuirkPair: Sendable, CustomTestStringConvertible {
  let kind: QuirkKind
  let profile: Profile

  static let all = Profile.builtIn.flatMap { profile in
    profile.policy.quirks.kinds.filter { !$0.isStanding }.map { QuirkPair(kind: $0, profile: profile) }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("scenarios/quirks")

  var testDescription: String { path }

  /// Below `scenarios/quirks`, without what tells the two scenarios apart.
  var path: String { "\(kind.rule.rawValue)-\(kind)/\(profile.name)" }

  /// The kinds that a run of the scenario tells; it must pass, under the profile that it names.
  func kinds(in scenario: String) throws -> [QuirkKind] {
    let file = Self.root.appendingPathComponent("\(path)-\(scenario).scenario").path
    let loaded = ScenarioLoader().load(.file(path: file))
    try #require(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    let result = ScenarioRunner(keepsTimeline: true).run(CompiledScenario(loaded))
    #expect(result.exitCode == .good, "\(result.diagnostics)")
    let world = try #require(result.world)
    #expect(world.machine.environment.profile.name == profile.name)
    return world.recording.timeline.compactMap { entry in
      guard case .effect(.quirk(let quirk)) = entry.kind else { return nil }
      return quirk.kind
    }
  }
}
