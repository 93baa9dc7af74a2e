import GravitySimulator
import Testing

@Suite struct ColorChoiceTests {
  @Test("An explicit choice outranks everything")
  func explicit() {
    #expect(ColorChoice.always.usesColor(isTerminal: false, environment: ["NO_COLOR": "1"]))
    #expect(!ColorChoice.never.usesColor(isTerminal: true, environment: [:]))
  }

  @Test("By itself, a terminal gets colours and a file none")
  func auto() {
    #expect(ColorChoice.auto.usesColor(isTerminal: true, environment: ["TERM": "xterm"]))
    #expect(!ColorChoice.auto.usesColor(isTerminal: false, environment: ["TERM": "xterm"]))
  }

  @Test("NO_COLOR counts once it says anything, and a dumb terminal has no colours")
  func environment() {
    #expect(!ColorChoice.auto.usesColor(isTerminal: true, environment: ["NO_COLOR": "0"]))
    #expect(ColorChoice.auto.usesColor(isTerminal: true, environment: ["NO_COLOR": ""]))
    #expect(!ColorChoice.auto.usesColor(isTerminal: true, environment: ["TERM": "dumb"]))
  }
}
