import GravityPresentation

/// Draws the contents of payloads, in the terminal or as files.
public struct ShowRunner: Sendable {
  private let options: ShowOptions
  private let output: any TextSink
  private let errors: any TextSink

  public init(options: ShowOptions, output: any TextSink, errors: any TextSink) {
    self.options = options
    self.output = output
    self.errors = errors
  }

  public func run() -> ExitCode {
    let discovery = ScenarioDiscovery(options.operands, endings: [".json"])
    for problem in discovery.problems { errors.write(problem.text) }
    guard discovery.problems.isEmpty else { return .wrongInput }
    let profile: Profile
    do throws(BrokenProfile) {
      profile =
        try options.profile.map { choice throws(BrokenProfile) in try ProfileLoader().load(choice) } ?? .ios
    } catch {
      errors.write(error.diagnostics)
      return .wrongInput
    }
    var payloads: [ShownPayload] = []
    var code = ExitCode.good
    for source in discovery.sources {
      do throws(DiffProblem) {
        payloads.append(try payload(source, under: profile))
      } catch {
        code = code.worst(error.report(to: errors))
      }
    }
    // What cannot be read may be what an answer is for.
    if code == .good, !isEveryAnswerTaken(in: payloads) { return .wrongInput }
    guard let folder = options.folder else { return code.worst(print(payloads)) }
    return code == .good ? write(payloads, to: folder) : code
  }

  private func payload(
    _ source: ScenarioSource, under profile: Profile
  ) throws(DiffProblem) -> ShownPayload {
    switch try DiffSubject(source, takesScenarios: false) {
    case .payload(let document):
      try ShownPayload(document, under: profile, answers: options.answers)
    case .scenario: throw .diagnostics([ShowWording.noPayload(source)])
    }
  }

  /// An answer is for whatever of the payloads asks for it.
  private func isEveryAnswerTaken(in payloads: [ShownPayload]) -> Bool {
    let lost = options.answers.indices.first { place in !payloads.contains { $0.taken.contains(place) } }
    guard let lost else { return true }
    errors.write([ShowWording.noInput(options.answers[lost], payloads.flatMap(\.attributes))])
    return false
  }

  private func print(_ payloads: [ShownPayload]) -> ExitCode {
    for (number, payload) in payloads.enumerated() {
      if payloads.count > 1 {
        output.write((number > 0 ? "\n" : "") + TerminalText.sanitized(payload.file) + "\n\n")
      }
      for (place, content) in payload.contents.enumerated() {
        if place > 0 { output.write("\n") }
        output.write(ShownText(content, width: options.width).text)
      }
      if payload.undecodable > 0 { output.write("\n" + ShowWording.undecodable(payload.undecodable) + "\n") }
    }
    return .good
  }

  private func write(_ payloads: [ShownPayload], to path: String) -> ExitCode {
    var folder = PictureFolder(path, replaces: options.replaces)
    var lines: [String] = []
    for content in payloads.flatMap(\.contents) {
      let file = folder.add(PhoneDrawing.svg(of: content.scene) + "\n", named: content.contentID)
      lines.append(ShowWording.written(file, content))
      lines += ShownText.notes(on: content).map { "  \($0)\n" }
    }
    do throws(DiffProblem) {
      try folder.write()
    } catch {
      return error.report(to: errors)
    }
    for line in lines { output.write(line) }
    return .good
  }
}
