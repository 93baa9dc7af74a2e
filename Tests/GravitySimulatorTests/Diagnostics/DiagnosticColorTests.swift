import GravitySimulator
import Testing

/// Colours, and that nobody else can bring their own.
@Suite struct DiagnosticColorTests {
  @Test("Every part in its colour")
  func colors() {
    let diagnostic = SourceFile(displayName: "a.scenario", text: "x yy")
      .diagnostic(
        "odd", at: SourceSpan(line: 1, column: 3, length: 2), caretNote: "was z\nand w",
        notes: [.help("use x")])
    #expect(
      DiagnosticRenderer(usesColor: true).render(diagnostic) == """
        \u{1B}[1;31merror\u{1B}[0m\u{1B}[1m: odd\u{1B}[0m
          \u{1B}[1;34m-->\u{1B}[0m a.scenario:1:3
        \u{1B}[1;34m   |\u{1B}[0m
        \u{1B}[1;34m 1 |\u{1B}[0m x yy
        \u{1B}[1;34m   |\u{1B}[0m   \u{1B}[1;31m^^ was z\u{1B}[0m
        \u{1B}[1;34m   |\u{1B}[0m      \u{1B}[1;31mand w\u{1B}[0m
        \u{1B}[1;34m   |\u{1B}[0m
           \u{1B}[1;34m=\u{1B}[0m \u{1B}[1mhelp:\u{1B}[0m use x

        """)
  }

  @Test("A warning is yellow")
  func warning() {
    #expect(
      DiagnosticRenderer(usesColor: true).render(Diagnostic(severity: .warning, message: "odd"))
        == "\u{1B}[1;33mwarning\u{1B}[0m\u{1B}[1m: odd\u{1B}[0m\n")
  }

  @Test("Every text that came from outside is spelled out")
  func everywhere() {
    let diagnostic = Diagnostic(
      message: "a\u{1B}[2J\nb",
      place: Diagnostic.Place(file: "\u{202E}f\n", line: 1, column: 1, length: 1),
      sourceLine: "\u{7}", caretNote: "\u{9B}31m", notes: [.note("\u{2028}"), .help("a\tb\r\nc")])
    #expect(
      DiagnosticRenderer(usesColor: false).render(diagnostic) == """
        error: a\\u{1B}[2J\\u{A}b
          --> \\u{202E}f\\u{A}:1:1
           |
         1 | \\u{7}
           | ^^^^^ \\u{9B}31m
           |
           = note: \\u{2028}
           = help: a\\u{9}b\\u{D}
                   c

        """)
  }
}
