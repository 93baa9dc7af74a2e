/// Prints what pictures make of the keys of styles.
package struct PictureKeysPrinter: Sendable {
  private let options: PictureKeysOptions
  private let output: any TextSink

  package init(options: PictureKeysOptions, output: any TextSink) {
    self.options = options
    self.output = output
  }

  package func run() -> ExitCode {
    switch options.format {
    case .text: output.write(PictureTable.text)
    case .markdown: output.write(PictureTable.markdown)
    }
    return .good
  }
}
