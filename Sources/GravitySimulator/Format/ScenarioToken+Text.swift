extension ScenarioToken {
  /// The token as the canonical form writes it.
  var text: String {
    switch kind {
    case .word(let word): word
    case .string(let text): StringText.quoted(text)
    case .json(let json): JSONLayout.text(of: json)
    case .pair(let key, let value): "\(key.value)=\(value.text)"
    case .comma: ","
    }
  }

  /// What the token says, however it is written.
  var meaning: String {
    switch kind {
    case .word(let word): "word \(word)"
    case .string(let text): "string \(text)"
    case .json(let json): "json " + JSONLayout.text(of: json, keepsLines: false)
    case .pair(let key, let value): "pair \(key.value) \(value.meaning)"
    case .comma: "comma"
    }
  }
}
