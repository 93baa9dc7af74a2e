extension ScenarioParser {
  /// The property's name, behind `property`.
  func parsePropertyID(_ reader: inout StatementReader) throws(ScenarioError) -> PropertyID {
    let word = try reader.word("a property")
    guard let property = PropertyID(rawValue: word.value) else {
      throw reader.unknown("property", word, among: PropertyID.observable.map(\.rawValue))
    }
    guard PropertyID.observable.contains(property) else {
      var error = reader.error("a run cannot tell whether \(Quoted(word.value)) holds", at: word.span)
      error.help = PropertyWording.wayOutIsExplored
      throw error
    }
    return property
  }
}
