import GravityPresentation

/// Prints the switches of profiles as a table.
package struct ProfilesPrinter: Sendable {
  private let options: ProfilesOptions
  private let output: any TextSink
  private let errors: any TextSink

  package init(options: ProfilesOptions, output: any TextSink, errors: any TextSink) {
    self.options = options
    self.output = output
    self.errors = errors
  }

  /// Prints nothing but complaints where one of the files is wrong.
  package func run() -> ExitCode {
    let profiles: [Profile]
    do throws(BrokenProfile) {
      profiles = try ProfileLoader().load(options.files.map { .file(path: $0) })
    } catch {
      errors.write(error.diagnostics)
      return .wrongInput
    }
    let table = ProfileTable(Profile.builtIn + profiles)
    switch options.format {
    case .text: output.write(table.text(usesColor: output.usesColor))
    case .markdown: output.write(table.markdown)
    }
    return .good
  }
}
