import Testing

@testable import GravityPresentation

@Suite("Quirks and switches")
struct QuirkPossibilityTests {
  /// P6 is a decision of ours on iOS, and no switch turns off what stands for every SDK.
  private static func exceptions(_ profile: Profile) -> QuirkSet {
    switch profile.name {
    case "ios": QuirkSet(.emptyEndsTrigger)
    case "ideal": [QuirkSet(.clickIsIgnored), QuirkSet(.keyGoesEverywhere)]
    default: []
    }
  }

  @Test(
    "A profile counts every surprise that its switches let happen, and no other", arguments: Profile.builtIn)
  func possible(profile: Profile) {
    let possible = QuirkSet(kinds: QuirkKind.allCases.filter { $0.canHappen(under: profile.policy) })
    #expect(possible.subtracting(Self.exceptions(profile)).kinds == profile.policy.quirks.kinds)
  }
}
