import Testing

@testable import GravitySimulator

@Suite("Properties in a scenario's header")
struct ScenarioPropertyTests {
  private func properties(_ lines: String...) -> [ScenarioProperty] {
    let parsed = ScenarioParser.parse(lines.joined(separator: "\n") + "\nback\n", file: "a")
    #expect(parsed.diagnostics.map(\.message) == [])
    return parsed.document.properties.map(\.value)
  }

  @Test("Each kind is read, in the order of the text and as often as it stands there")
  func kinds() {
    #expect(
      properties("always unlocked", "never prompt push", "within 5s of locked: unlocked", "always unlocked")
        == [
          .always(.unlocked), .never(.promptPush), .within(5000, of: .locked, .unlocked), .always(.unlocked),
        ])
  }

  @Test("The colon stands right behind the first state or after a space, and needs none behind it")
  func colons() {
    let wanted: [ScenarioProperty] = [.within(1500, of: .screen("home"), .nothingPresented)]
    #expect(properties("within 1.5s of screen home: nothing presented") == wanted)
    #expect(properties("within 1.5s of screen home : nothing presented") == wanted)
    #expect(properties("within 1.5s of screen home :nothing presented") == wanted)
    #expect(properties("within\t1.5s of screen \"home\": nothing presented # why") == wanted)
    #expect(properties("within 1.5s of screen \"home\":nothing presented\r") == wanted)
  }

  @Test("Strings and words may hold colons, and a value of a key may end at one")
  func colonsInside() {
    #expect(
      properties(#"within 1s of pasteboard "a: b:": pasteboard app://home"#)
        == [.within(1000, of: .pasteboard("a: b:"), .pasteboard("app://home"))])
    let pattern = PresentedPattern(method: "modal", content: "a:b", controller: "home")
    for line in [
      "within 1s of presented modal a:b in=home: locked",
      #"within 1s of presented modal "a:b" in="home" :locked"#,
    ] {
      #expect(properties(line) == [.within(1000, of: .presented(pattern), .locked)])
    }
  }

  @Test("Everywhere else a colon is part of its word")
  func otherStatements() {
    #expect(properties("never pasteboard a:") == [.never(.pasteboard("a:"))])
    let parsed = ScenarioParser.parse("note a:\nexpect within 1s pasteboard b:\n", file: "a")
    #expect(
      parsed.document.statements.map(\.kind)
        == [.step(.note("a:")), .expectation(.within(1000, .pasteboard("b:")))])
  }

  @Test("A property's place is what stands behind its first word")
  func places() {
    let parsed = ScenarioParser.parse(
      "always unlocked\nwithin 5s of locked : unlocked  # why\nback\n", file: "a")
    #expect(
      parsed.document.properties.map(\.span) == [
        SourceSpan(line: 1, column: 8, length: 8), SourceSpan(line: 2, column: 8, length: 23),
      ])
  }

  @Test("The canonical form has the colon right behind the first state")
  func canonical() {
    let line = "within   5s of  locked :unlocked\n"
    #expect(ScenarioFormatter.format(line) == "within 5s of locked: unlocked\n")
    #expect(
      ScenarioFormatter.format("within 5s of pasteboard \"a\" : locked")
        == "within 5s of pasteboard \"a\": locked\n")
    #expect(ScenarioFormatter.isSame(line, "within 5s of locked: unlocked"))
    #expect(!ScenarioFormatter.isSame(line, "within 5s of locked unlocked"))
    #expect(ScenarioFormatter.format("note a :") == "note a :\n")
  }
}
