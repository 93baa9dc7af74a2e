/// What came of one scenario file, ready to print.
struct ScenarioReport: Sendable {
  enum Status: String, Hashable, Sendable {
    case passed
    case failed
    case broken
    case bug
    case skipped

    init(_ code: ExitCode) {
      switch code {
      case .good: self = .passed
      case .failed, .incomplete: self = .failed
      case .wrongInput: self = .broken
      case .bug: self = .bug
      }
    }
  }

  let name: String
  let file: String
  let status: Status
  let diagnostics: [Diagnostic]
  let trace: [String]
  /// The expectations that were rewritten.
  let changes: [ExpectationChange]
  /// The run as reports tell it; nil where none is asked for.
  let rendered: RenderedRun?

  init(
    name: String, file: String, status: Status, diagnostics: [Diagnostic], trace: [String],
    changes: [ExpectationChange] = [], rendered: RenderedRun? = nil
  ) {
    self.name = name
    self.file = file
    self.status = status
    self.diagnostics = diagnostics
    self.trace = trace
    self.changes = changes
    self.rendered = rendered
  }

  init(name: String, file: String, broken diagnostics: [Diagnostic], rendered: RenderedRun? = nil) {
    self.init(
      name: name, file: file, status: .broken, diagnostics: diagnostics, trace: [], rendered: rendered)
  }

  init(skipped name: String, file: String, rendered: RenderedRun? = nil) {
    self.init(name: name, file: file, status: .skipped, diagnostics: [], trace: [], rendered: rendered)
  }

  var exitCode: ExitCode {
    switch status {
    case .passed, .skipped: .good
    case .failed: .failed
    case .broken: .wrongInput
    case .bug: .bug
    }
  }
}
