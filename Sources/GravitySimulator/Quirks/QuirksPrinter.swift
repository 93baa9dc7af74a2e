import GravityPresentation

/// Prints what surprises about the profiles.
package struct QuirksPrinter: Sendable {
  private let options: QuirksOptions
  private let output: any TextSink
  private let errors: any TextSink

  package init(options: QuirksOptions, output: any TextSink, errors: any TextSink) {
    self.options = options
    self.output = output
    self.errors = errors
  }

  package func run() -> ExitCode {
    let profiles: [Profile]
    do throws(BrokenProfile) {
      profiles =
        if let choice = options.profile { [try ProfileLoader().load(choice)] } else { Profile.builtIn }
    } catch {
      errors.write(error.diagnostics)
      return .wrongInput
    }
    let table = QuirkTable(profiles)
    switch options.format {
    case .text: output.write(table.text(usesColor: output.usesColor))
    case .markdown: output.write(table.markdown)
    }
    return .good
  }
}
