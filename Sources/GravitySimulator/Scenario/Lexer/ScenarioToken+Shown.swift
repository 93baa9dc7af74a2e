extension ScenarioToken {
  /// What messages call the token.
  var shown: String {
    switch kind {
    case .word(let word): Quoted(word).description
    case .string(let text): "string \(Quoted(text))"
    case .json: "JSON value"
    case .pair(let key, _): Quoted(key.value + "=").description
    case .comma: "`,`"
    case .colon: "`:`"
    }
  }
}
