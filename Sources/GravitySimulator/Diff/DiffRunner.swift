import GravityPresentation

/// Compares what several profiles make of one scenario, or of a tour through one payload.
public struct DiffRunner: Sendable {
  private let options: DiffOptions
  private let output: any TextSink
  private let errors: any TextSink

  public init(options: DiffOptions, output: any TextSink, errors: any TextSink) {
    self.options = options
    self.output = output
    self.errors = errors
  }

  public func run() -> ExitCode {
    do throws(DiffProblem) {
      let profiles = try self.profiles()
      switch try DiffSubject(ScenarioSource(operand: options.operand)) {
      case .scenario(let scenario):
        return try ScenarioComparison(scenario, profiles).print(to: output)
      case .payload(let document):
        return try TourComparison(document, profiles).print(to: output)
      }
    } catch {
      return fail(error)
    }
  }

  private func profiles() throws(DiffProblem) -> [Profile] {
    do throws(BrokenProfile) {
      return try ProfileLoader().load(options.profiles)
    } catch {
      throw .diagnostics(error.diagnostics)
    }
  }

  private func fail(_ problem: DiffProblem) -> ExitCode {
    output.flush()
    return problem.report(to: errors)
  }
}
