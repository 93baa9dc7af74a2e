import Testing

@testable import GravitySimulator

@Suite("Paths in two parts") struct PathPartsTests {
  @Test(
    "A path is split at its last name, a single character too",
    arguments: [
      ("x", "", "x"), ("é", "", "é"), ("a.scenario", "", "a.scenario"), ("a/b", "a", "b"), ("a//b", "a", "b"),
      ("/b", "/", "b"), ("//b", "/", "b"), ("a/b/", "a", "b"), ("папка/файл", "папка", "файл"),
      ("x/", "", "x"),
      ("..", "", ".."), ("/", "/", ""), ("", "", ""), ("a/\u{301}b", "a", "\u{301}b"),
    ])
  func parts(path: String, folder: String, name: String) {
    #expect(PathParts(path).folder == folder)
    #expect(PathParts(path).name == name)
  }
}
