extension Diagnostic {
  /// A mistake of this package's, which is not for the user to mend.
  ///
  /// - Parameter input: What a report should come with, such as `the scenario`.
  static func bug(_ text: String, with input: String) -> Diagnostic {
    Diagnostic(
      message: "a bug of gravity-sim's: \(text)", notes: [.help("please report it with \(input)")])
  }
}
