extension TextSink {
  /// Writes diagnostics as ``DiagnosticRenderer`` draws them, an empty line behind each.
  func write(_ diagnostics: [Diagnostic]) {
    let renderer = DiagnosticRenderer(usesColor: usesColor)
    for diagnostic in diagnostics { write(renderer.render(diagnostic) + "\n") }
  }
}
