extension ScenarioError {
  /// Says how to use a payload or a profile that stands where a scenario should.
  ///
  /// - Parameter reader: right behind what is no statement.
  func helping(ofOtherFile reader: StatementReader) -> ScenarioError {
    var error = self
    if case .json = reader.previous?.kind {
      error.help =
        "a payload is named by a scenario, as in `campaign promo \"promo.json\"`; `gravity-sim diff` takes it alone"
    } else if unknown == "base" {
      error.help = "a profile goes behind `--profile`, and a scenario is what is run with it"
    }
    return error
  }
}
