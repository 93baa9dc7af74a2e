/// Prints what surprises about the profiles.
public struct QuirksPrinter: Sendable {
  private let options: QuirksOptions
  private let output: any TextSink
  private let errors: any TextSink

  public init(options: QuirksOptions, output: any TextSink, errors: any TextSink) {
    self.options = options
    self.output = output
    self.errors = errors
  }

  public func run() -> ExitCode {
    errors.write("error: `gravity-sim quirks` is not built yet\n")
    return .wrongInput
  }
}
