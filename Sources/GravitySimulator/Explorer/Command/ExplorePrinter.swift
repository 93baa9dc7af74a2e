/// Prints what came of explorations: each when it is there, or all of them as one JSON text.
struct ExplorePrinter {
  let options: ExploreOptions
  let output: any TextSink

  func print(_ report: ExploreReport) {
    guard options.format == .text else { return }
    if options.isQuiet, report.exitCode == .good { return }
    output.write(ExploreText(report, usesColor: output.usesColor).text)
    output.flush()
  }

  /// What follows the last exploration.
  func finish(_ summary: ExploreSummary) -> ExitCode {
    switch options.format {
    case .text:
      if !options.isQuiet {
        for (file, why) in summary.passedOver {
          output.write(TerminalText.sanitized("skip  \(file): \(why)") + "\n")
        }
      }
      for file in summary.unexplored {
        output.write(TerminalText.sanitized("OPEN  \(file): not begun") + "\n")
      }
      // What is wrong with all of the input is said already.
      guard !summary.isEmpty else { break }
      output.write(ExploreWording.summary(summary) + "\n")
    case .json:
      do {
        output.write(try ExploreJSON(summary).text())
      } catch {
        return .bug
      }
    }
    return summary.code
  }
}
