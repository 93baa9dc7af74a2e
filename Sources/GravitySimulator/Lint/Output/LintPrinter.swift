/// Prints what came of all files: findings where results go, and what cannot be read where complaints go.
struct LintPrinter {
  let options: LintOptions
  let toolVersion: String
  let output: any TextSink
  let errors: any TextSink

  func print(_ reports: [LintFileReport]) -> ExitCode {
    var summary = LintSummary()
    var code = ExitCode.good
    for report in reports {
      switch report.outcome {
      case .findings(let findings):
        summary.count(findings)
        if findings.contains(where: options.fails) { code = code.worst(.failed) }
        output.write(report.text)
      case .passedOver: continue
      case .problem(let problem):
        output.flush()
        code = code.worst(problem.report(to: errors))
        errors.flush()
      }
    }
    switch options.format {
    case .text:
      writePassedOver(reports)
      write(summary, code)
    case .github:
      output.write(LintGitHub.text(of: reports))
      write(summary, code)
    case .json: code = code.worst(write(LintJSON(reports, summary)))
    case .sarif: code = code.worst(write(LintSARIF(reports, toolVersion: toolVersion)))
    }
    return code
  }

  private func writePassedOver(_ reports: [LintFileReport]) {
    for report in reports {
      guard case .passedOver(let why) = report.outcome else { continue }
      output.write(TerminalText.sanitized("skip  \(report.file): \(why)") + "\n")
    }
  }

  private func write(_ summary: LintSummary, _ code: ExitCode) {
    // What is wrong with all of the input is said already.
    guard summary.files > 0 || code == .good else { return }
    output.write(summary.text + "\n")
  }

  private func write(_ value: some Encodable) -> ExitCode {
    do {
      output.write(try SchemaText.text(of: value))
      return .good
    } catch {
      errors.write([.bug("findings that cannot be written: \(error)", with: "the files")])
      return .bug
    }
  }
}
