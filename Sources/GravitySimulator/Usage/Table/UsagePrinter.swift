/// Prints the table of misuses.
package struct UsagePrinter: Sendable {
  private let options: UsageOptions
  private let output: any TextSink

  package init(options: UsageOptions, output: any TextSink) {
    self.options = options
    self.output = output
  }

  package func run() -> ExitCode {
    switch options.format {
    case .text: output.write(UsageTable.text(usesColor: output.usesColor))
    case .markdown: output.write(UsageTable.markdown)
    }
    return .good
  }
}
