import GravitySimulator

/// One question to the tool, asked in this process: the file is read and everything printed, into memory.
struct Answer: Sendable {
  let name: String
  let ask: @Sendable (MemorySink) -> ExitCode

  static let all = [
    Answer("run", "scenarios/steps/tour-of-four-methods.scenario") { file, sink in
      SuiteRunner(options: RunOptions(operands: [file], jobs: 1), output: sink, errors: sink, progress: nil)
        .run()
    },
    Answer("explain", "scenarios/steps/tour-of-four-methods.scenario") { file, sink in
      ExplainRunner(options: ExplainOptions(operand: file), output: sink, errors: sink).run()
    },
    Answer("explain, several candidates", "scenarios/candidates/load-failures-pass-on.scenario") {
      file, sink in
      ExplainRunner(options: ExplainOptions(operand: file), output: sink, errors: sink).run()
    },
    Answer("diff under five profiles", "scenarios/steps/tour-of-four-methods.scenario") { file, sink in
      DiffRunner(options: DiffOptions(operand: file), output: sink, errors: sink).run()
    },
    Answer("diff, the tour of one content", "scenarios/payloads/promo.json") { file, sink in
      DiffRunner(options: DiffOptions(operand: file), output: sink, errors: sink).run()
    },
  ]

  private init(_ name: String, _ file: String, ask: @escaping @Sendable (String, MemorySink) -> ExitCode) {
    self.name = "\(name): \(file)"
    self.ask = { ask(file, $0) }
  }

  /// How often it came to an end that answers nothing.
  func failures(times: Int) -> Int {
    (0..<times).reduce(0) { failures, _ in
      switch ask(MemorySink()) {
      case .good, .failed: failures
      case .wrongInput, .bug, .incomplete: failures + 1
      }
    }
  }
}
