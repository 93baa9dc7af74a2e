import GravitySimulator
import Testing

/// The parts of a diagnostic, word for word.
@Suite struct DiagnosticFormTests {
  private let renderer = DiagnosticRenderer(usesColor: false)
  private let file = SourceFile(
    displayName: "scenarios/push/refused.scenario",
    text: "one\r\ntwo\n\n\n\n\n\nexpect presented modal primer-1\n9\nten")

  @Test("The place, the line, what was actual, why, and what to do")
  func everything() {
    let diagnostic = file.diagnostic(
      "presented differs", at: SourceSpan(line: 8, column: 8, length: 24),
      caretNote: "nothing is presented at \(TimeText.seconds(1600))",
      notes: [
        .because("candidate primer ended at 1.500s: locked (locked since 0.200s)"),
        .help("unlock before the delay ends, or expect `verdict primer locked`"),
      ])
    #expect(
      renderer.render(diagnostic) == """
        error: presented differs
          --> scenarios/push/refused.scenario:8:8
           |
         8 | expect presented modal primer-1
           |        ^^^^^^^^^^^^^^^^^^^^^^^^ nothing is presented at 1.600s
           |
           = because: candidate primer ended at 1.500s: locked (locked since 0.200s)
           = help: unlock before the delay ends, or expect `verdict primer locked`

        """)
  }

  @Test("Without notes nothing follows the carets")
  func noNotes() {
    #expect(
      renderer.render(file.diagnostic("odd", at: SourceSpan(line: 1, column: 1, length: 3))) == """
        error: odd
          --> scenarios/push/refused.scenario:1:1
           |
         1 | one
           | ^^^

        """)
  }

  @Test("The gutter is as wide as the line number")
  func wideGutter() {
    let diagnostic = file.diagnostic(
      severity: .warning, "odd", at: SourceSpan(line: 10, column: 2, length: 1), notes: [.note("rare")])
    #expect(
      renderer.render(diagnostic) == """
        warning: odd
           --> scenarios/push/refused.scenario:10:2
            |
         10 | ten
            |  ^
            |
            = note: rare

        """)
  }

  @Test("Texts of several lines stay below their beginning")
  func severalLines() {
    let diagnostic = file.diagnostic(
      "odd", at: SourceSpan(line: 2, column: 2, length: 2), caretNote: "was a\nand b",
      notes: [.because("first\nsecond\nthird"), .help("x\ny")])
    #expect(
      renderer.render(diagnostic) == """
        error: odd
          --> scenarios/push/refused.scenario:2:2
           |
         2 | two
           |  ^^ was a
           |     and b
           |
           = because: first
                      second
                      third
           = help: x
                   y

        """)
  }

  @Test("Without a place only the message and the notes")
  func noPlace() {
    let diagnostic = Diagnostic(
      message: "no scenarios", sourceLine: "unused", notes: [.help("name a folder")])
    #expect(renderer.render(diagnostic) == "error: no scenarios\n  = help: name a folder\n")
    #expect(renderer.render(Diagnostic(message: "no scenarios")) == "error: no scenarios\n")
  }

  @Test("What was actual becomes a note where there are no carets")
  func homelessCaretNote() {
    let diagnostic = file.diagnostic(
      "odd", at: SourceSpan(line: 11, column: 1, length: 1), caretNote: "was a", notes: [.help("b")])
    #expect(
      renderer.render(diagnostic) == """
        error: odd
           --> scenarios/push/refused.scenario:11:1
            = note: was a
            = help: b

        """)
  }

  @Test("An empty line has a caret, and no space behind its bar")
  func emptyLine() {
    #expect(
      renderer.render(file.diagnostic("odd", at: SourceSpan(line: 3, column: 1, length: 0))) == """
        error: odd
          --> scenarios/push/refused.scenario:3:1
           |
         3 |
           | ^

        """)
  }

  @Test("Lines end at LF or CRLF, and there is none before the first or after the last")
  func lines() {
    #expect(file.line(0) == nil)
    #expect(file.line(1) == "one")
    #expect(file.line(10) == "ten")
    #expect(file.line(11) == nil)
    #expect(file.line(.min) == nil)
    #expect(SourceFile(displayName: "a", text: "").line(1) == "")
    #expect(SourceFile(displayName: "a", text: "b\n").line(2) == "")
  }
}
