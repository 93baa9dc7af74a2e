/// Prints the rules of `lint`.
package struct LintRulesPrinter: Sendable {
  private let options: LintRulesOptions
  private let output: any TextSink

  package init(options: LintRulesOptions, output: any TextSink) {
    self.options = options
    self.output = output
  }

  package func run() -> ExitCode {
    switch options.format {
    case .text: output.write(LintTable.text(usesColor: output.usesColor))
    case .markdown: output.write(LintTable.markdown)
    }
    return .good
  }
}
