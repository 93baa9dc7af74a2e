import GravityPresentation

/// Prints the switches of profiles as a table.
public struct ProfilesPrinter: Sendable {
  private let options: ProfilesOptions
  private let output: any TextSink
  private let errors: any TextSink

  public init(options: ProfilesOptions, output: any TextSink, errors: any TextSink) {
    self.options = options
    self.output = output
    self.errors = errors
  }

  public func run() -> ExitCode {
    errors.write("error: `gravity-sim profiles` is not built yet\n")
    return .wrongInput
  }
}
