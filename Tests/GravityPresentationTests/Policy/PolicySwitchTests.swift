import GravityActions
import GravityPresentation
import Testing

@Suite struct PolicySwitchTests {
  /// Properties that no profile file sets: what surprises follows from the base and the switches.
  private static let others: Set = ["quirks.rawValue"]

  @Test("Every property of the policy is a switch, and no two switches are one")
  func complete() {
    let properties = PolicyProperty.all(of: .ios).filter { !Self.others.contains($0.name) }
    #expect(PolicySwitch.all.map(\.name).sorted() == properties.map(\.name).sorted())
  }

  @Test("Every switch names its rules and what it decides", arguments: PolicySwitch.all)
  func words(policySwitch: PolicySwitch) {
    #expect(!policySwitch.rules.isEmpty)
    #expect(!policySwitch.meaning.isEmpty && !policySwitch.meaning.hasSuffix("."))
    #expect(PolicySwitch.named(policySwitch.name)?.name == policySwitch.name)
  }

  @Test("A switch sets its own property and no other, to every value it has", arguments: PolicySwitch.all)
  func values(policySwitch: PolicySwitch) {
    let words: [String]
    switch policySwitch.values {
    case .words(let all): words = all
    case .duration: words = ["0", "1ms", "1s", "1500ms", "9223372036854775807ms"]
    }
    #expect(words.count > 1)
    for profile in Profile.builtIn {
      for word in words {
        var policy = profile.policy
        #expect(policySwitch.set(word, in: &policy))
        #expect(policySwitch.value(in: policy) == word)
        let changed = zip(PolicyProperty.all(of: profile.policy), PolicyProperty.all(of: policy))
          .filter { $0 != $1 }.map(\.0.name)
        let isAsBefore = policySwitch.value(in: profile.policy) == word
        #expect(changed == (isAsBefore ? [] : [policySwitch.name]))
      }
    }
  }

  @Test("What is no value changes nothing", arguments: PolicySwitch.all)
  func nonsense(policySwitch: PolicySwitch) {
    for word in ["", "nonsense", "YES", "-1s", "1", " 1s"] {
      var policy = PresentationPolicy.ios
      #expect(!policySwitch.set(word, in: &policy))
      #expect(policy == .ios)
    }
  }

  @Test("Two policies whose switches are equal are equal", arguments: Profile.builtIn, Profile.builtIn)
  func copy(source: Profile, target: Profile) {
    var policy = target.policy
    for policySwitch in PolicySwitch.all { policySwitch.copy(from: source.policy, to: &policy) }
    let properties = PolicyProperty.all(of: policy).filter { !Self.others.contains($0.name) }
    let expected = PolicyProperty.all(of: source.policy).filter { !Self.others.contains($0.name) }
    #expect(properties == expected)
  }
}

extension PolicySwitch: CustomTestStringConvertible {
  public var testDescription: String { name }
}
