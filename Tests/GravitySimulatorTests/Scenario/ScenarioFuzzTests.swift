import Foundation
import GravitySimulator
import Testing

/// Whatever a file holds, it is read to its end.
@Suite struct ScenarioFuzzTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
  }

  private static let scraps = [
    "\"", "{", "}", "[", "]", "=", ",", "#", "\n", "\r\n", " ", "  ", "\t", "\\", "\\u", "...", "at ",
    "at 1s ", "-",
    "0", "99999999999999999999s", "%", "\u{FEFF}", "\u{0}", "\u{301}", "👩‍👩‍👧", "expect ", "host ", "no ",
    "containing ", "campaign ", "in=", "controller=", "page ", "data ", "reply ", "after ",
    "within 1s of ", "locked", "always ", ":", ": ", "\":",
  ]

  @Test func mutatedFilesNeverTrap() throws {
    let texts = try ScenarioFilesTests.paths().map {
      try String(contentsOf: ScenarioFilesTests.folder.appendingPathComponent($0), encoding: .utf8)
    }
    var generator = Generator(state: 20_260)
    for _ in 0..<5_000 {
      var scalars = Array((texts.randomElement(using: &generator) ?? "").unicodeScalars)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let at = Int.random(in: 0...scalars.count, using: &generator)
        let end = min(scalars.count, at + Int.random(in: 0...12, using: &generator))
        let scrap = Self.scraps.randomElement(using: &generator) ?? ""
        scalars.replaceSubrange(at..<end, with: scrap.unicodeScalars)
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      check(String(text))
    }
  }

  @Test func truncatedFilesNeverTrap() throws {
    let text = try String(
      contentsOf: ScenarioFilesTests.folder.appendingPathComponent(
        try #require(ScenarioFilesTests.paths().first)), encoding: .utf8)
    let scalars = Array(text.unicodeScalars)
    for length in 0...scalars.count {
      var prefix = String.UnicodeScalarView()
      prefix.append(contentsOf: scalars.prefix(length))
      check(String(prefix))
    }
  }

  /// Every place lies inside the text, or right behind a line of it.
  private func check(_ text: String) {
    let parsed = ScenarioParser.parse(text, file: "fuzz")
    for diagnostic in parsed.diagnostics {
      guard let place = diagnostic.place else { continue }
      guard let line = diagnostic.sourceLine else {
        Issue.record("no line \(place.line) for: \(diagnostic.message)")
        continue
      }
      let length = line.unicodeScalars.count
      if place.column < 1 || place.column > length + 1 || place.length < 1 {
        Issue.record("\(place.line):\(place.column)+\(place.length) in '\(line)': \(diagnostic.message)")
      }
    }
  }
}
