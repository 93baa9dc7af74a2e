import GravitySimulator
import Testing

@Suite struct NearestNameTests {
  private let names = ["run", "--trace", "--fail-fast", "ideal"]

  @Test(
    "A few mistakes are understood",
    arguments: [
      ("rnu", "run"), ("RUN", "run"), ("--tarce", "--trace"), ("--failfast", "--fail-fast"),
      ("idel", "ideal"),
    ])
  func near(word: String, name: String) {
    #expect(NearestName.of(word, among: names) == name)
  }

  @Test(
    "The beginning of a long name is understood",
    arguments: [
      ("android", "android-1.0.3"), ("andriod", "android-1.0.3"), ("Flutter", "flutter-0.22.2"),
      ("and", "android-1.0.3"),
    ])
  func beginning(word: String, name: String) {
    #expect(NearestName.of(word, among: ["ios", "android-1.0.3", "flutter-0.22.2"]) == name)
  }

  @Test("Two letters are too few for a beginning")
  func shortBeginning() {
    #expect(NearestName.of("an", among: ["android-1.0.3"]) == nil)
  }

  @Test(
    "Other words are other words",
    arguments: ["", "walk", "--version", String(repeating: "r", count: 100_000)])
  func far(word: String) {
    #expect(NearestName.of(word, among: names) == nil)
  }

  @Test("The first of two equally near ones")
  func tie() {
    #expect(NearestName.of("abx", among: ["abc", "abd"]) == "abc")
  }

  @Test("A name itself is no mistake of it")
  func same() {
    #expect(NearestName.of("run", among: ["run"]) == nil)
  }
}
