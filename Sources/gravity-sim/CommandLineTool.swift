import Foundation
import GravitySimulator

/// Words in, exit code out.
struct CommandLineTool {
  private let terminal = Terminal()

  /// - Parameters:
  ///   - arguments: the words behind the name of the tool.
  ///   - garbled: the place of one among them, from 1, whose bytes are no UTF-8.
  func run(_ arguments: [String], garbled: Int? = nil) -> ExitCode {
    do throws(UsageError) {
      if let garbled { throw UsageError.notUTF8(garbled) }
      return answer(try ArgumentParser.parse(arguments))
    } catch {
      let errors = terminal.output(STDERR_FILENO, .auto)
      errors.write(error.text)
      errors.flush()
      return .wrongInput
    }
  }

  private func answer(_ invocation: Invocation) -> ExitCode {
    switch invocation {
    case .help(let command): print(HelpText.text(for: command))
    case .version: print("gravity-sim \(ToolVersion.current)\n")
    case .run(let options): run(options)
    case .explain(let options):
      perform(options.color) { ExplainRunner(options: options, output: $0, errors: $1).run() }
    case .lint(let options): lint(options)
    case .lintRules(let options):
      perform(options.color) { output, _ in LintRulesPrinter(options: options, output: output).run() }
    case .show(let options):
      perform(options.color) { ShowRunner(options: options, output: $0, errors: $1).run() }
    case .pictureKeys(let options):
      perform(options.color) { output, _ in PictureKeysPrinter(options: options, output: output).run() }
    case .diff(let options):
      perform(options.color) { DiffRunner(options: options, output: $0, errors: $1).run() }
    case .check(let options):
      perform(options.color) { CheckRunner(options: options, output: $0, errors: $1).run() }
    case .explore(let options): explore(options)
    case .paths(let options): paths(options)
    case .graph(let options):
      perform(options.color) { GraphRunner(options: options, output: $0, errors: $1).run() }
    case .map(let options):
      perform(options.color) { MapRunner(options: options, output: $0, errors: $1).run() }
    case .profiles(let options):
      perform(options.color) { ProfilesPrinter(options: options, output: $0, errors: $1).run() }
    case .quirks(let options):
      perform(options.color) { QuirksPrinter(options: options, output: $0, errors: $1).run() }
    case .fmt(let options):
      perform(options.color) { FormatRunner(options: options, output: $0, errors: $1).run() }
    case .usage(let options):
      perform(options.color) { output, _ in UsagePrinter(options: options, output: output).run() }
    }
  }

  private func print(_ text: String) -> ExitCode {
    let output = terminal.output(STDOUT_FILENO, .never)
    let errors = terminal.output(STDERR_FILENO, .never)
    output.write(text)
    return finish(.good, output, errors)
  }

  private func run(_ options: RunOptions) -> ExitCode {
    perform(options.color) { output, errors in
      let progress = terminal.isTerminal(STDERR_FILENO) ? errors : nil
      return SuiteRunner(options: options, output: output, errors: errors, progress: progress).run()
    }
  }

  private func lint(_ options: LintOptions) -> ExitCode {
    perform(options.color) {
      LintRunner(options: options, toolVersion: ToolVersion.current, output: $0, errors: $1).run()
    }
  }

  private func explore(_ options: ExploreOptions) -> ExitCode {
    let watch = InterruptWatch()
    watch.start()
    return perform(options.color) { output, errors in
      let progress = terminal.isTerminal(STDERR_FILENO) ? errors : nil
      return ExploreRunner(
        options: options, output: output, errors: errors, progress: progress, stop: watch.stop
      ).run()
    }
  }

  private func paths(_ options: PathsOptions) -> ExitCode {
    let watch = InterruptWatch()
    watch.start()
    return perform(options.color) {
      PathsRunner(options: options, output: $0, errors: $1, stop: watch.stop).run()
    }
  }

  private func perform(
    _ color: ColorChoice, _ command: (_ output: OutputFile, _ errors: OutputFile) -> ExitCode
  ) -> ExitCode {
    let output = terminal.output(STDOUT_FILENO, color)
    let errors = terminal.output(STDERR_FILENO, color)
    return finish(command(output, errors), output, errors)
  }

  // Results come before complaints where both end in one place.
  private func finish(_ code: ExitCode, _ output: OutputFile, _ errors: OutputFile) -> ExitCode {
    output.flush()
    var code = code
    if let failure = output.failure {
      errors.write("error: cannot write the output: \(failure)\n")
      code = code.worst(.wrongInput)
    }
    errors.flush()
    return code
  }
}
