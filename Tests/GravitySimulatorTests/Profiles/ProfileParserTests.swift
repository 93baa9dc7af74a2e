import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite struct ProfileParserTests {
  @Test("Every mistake is found where it stands and named word for word")
  func mistakes() {
    for file in ProfileFile.broken { #expect(file.found == file.errors, "\(file.text)") }
  }

  @Test("A file that only names its base is the base under another name", arguments: Profile.builtIn)
  func base(profile: Profile) throws {
    let parsed = try ProfileFile("base \(profile.name)").parse()
    #expect(parsed.name == "team")
    #expect(parsed.policy == profile.policy)
  }

  @Test("Lines change the switches they name and no others")
  func changes() throws {
    let text = """
      \u{FEFF}# A team's own.
      description "Longer waits"
      base ios   # as it is today

      \tfurtherCandidates triedUntilPresented
        requestTimeout 1.5s
      """
    let parsed = try ProfileFile(text.split(separator: "\n").joined(separator: "\r\n")).parse()
    var expected = PresentationPolicy.ios
    expected.furtherCandidates = .triedUntilPresented
    expected.requestTimeout = 1_500
    for policySwitch in PolicySwitch.all {
      #expect(policySwitch.value(in: parsed.policy) == policySwitch.value(in: expected))
    }
  }

  @Test("Every switch can be written as its value is shown", arguments: Profile.builtIn)
  func everySwitch(profile: Profile) throws {
    let lines = PolicySwitch.all.map { "\($0.name) \($0.value(in: profile.policy))\n" }
    for base in Profile.builtIn {
      let parsed = try ProfileFile("base \(base.name)\n" + lines.joined()).parse()
      for policySwitch in PolicySwitch.all {
        #expect(policySwitch.value(in: parsed.policy) == policySwitch.value(in: profile.policy))
      }
    }
  }

  @Test("What surprises is what its switches let happen, of the base's and of what they changed")
  func quirks() throws {
    let ios = PresentationPolicy.ios.quirks
    let asIdeal = try ProfileFile("base ios\ndelays chosenCandidate").parse().policy
    #expect(asIdeal.quirks == ios.subtracting(QuirkSet(.delaysAddUp)))
    let forms = try ProfileFile("base ios\ncloseReports formsOnly").parse().policy
    let lost = QuirkSet(kinds: [.closeURLsTwice, .cancelClosesTwice])
    #expect(forms.quirks == ios.subtracting(lost).union(QuirkSet(.closeIsNotReported)))
    let ideal = try ProfileFile("base ideal\nhasLock no\nnegativeDelay crashesApp").parse().policy
    #expect(ideal.quirks == QuirkSet(.negativeDelayCrashes))
  }

  @Test("A word is a file where it ends in .profile or holds a slash")
  func choices() {
    #expect(ProfileChoice("ios") == .builtIn(.ios))
    #expect(ProfileChoice("a.profile") == .file(path: "a.profile"))
    #expect(ProfileChoice("./ios") == .file(path: "./ios"))
    #expect(ProfileChoice("symbian") == nil)
    #expect(ProfileChoice("") == nil)
  }
}
