import GravityPresentation

/// Draws a payload as a map.
public struct MapRunner: Sendable {
  private let options: MapOptions
  private let output: any TextSink
  private let errors: any TextSink

  public init(options: MapOptions, output: any TextSink, errors: any TextSink) {
    self.options = options
    self.output = output
    self.errors = errors
  }

  public func run() -> ExitCode {
    do throws(DiffProblem) {
      let profile = try self.profile()
      let source = ScenarioSource(operand: options.operand)
      switch try DiffSubject(source, takesScenarios: false) {
      case .payload(let document): return draw(try CampaignMap(document, under: profile))
      case .scenario: throw .diagnostics([Self.noPayload(source)])
      }
    } catch {
      return error.report(to: errors)
    }
  }

  private func draw(_ map: CampaignMap) -> ExitCode {
    do {
      output.write(try map.text(in: options.format))
      return .good
    } catch {
      errors.write([.bug("\(error)", with: TerminalText.sanitized(map.file))])
      return .bug
    }
  }

  private func profile() throws(DiffProblem) -> Profile {
    guard let choice = options.profile else { return .ios }
    do throws(BrokenProfile) {
      return try ProfileLoader().load(choice)
    } catch {
      throw .diagnostics(error.diagnostics)
    }
  }

  private static func noPayload(_ source: ScenarioSource) -> Diagnostic {
    Diagnostic(
      message: "\(TerminalText.sanitized(source.displayName)) is a scenario, and a map is one of a payload",
      notes: [.help("name a payload, or draw the machine with `gravity-sim graph --machine`")])
  }
}
