extension ScenarioToken {
  /// The token as the canonical form writes it.
  var text: String {
    switch kind {
    case .word(let word): word
    case .string(let text): StringText.quoted(text)
    case .json(let json): JSONLayout.text(of: json)
    case .pair(let key, let value): "\(key.value)=\(value.text)"
    case .comma: ","
    case .colon: ":"
    }
  }

  /// Whether both say the same, however they are written.
  func isSame(as other: ScenarioToken) -> Bool {
    switch (kind, other.kind) {
    case (.json(let json), .json(let second)): JSONLayout.isSame(json, second)
    case (.pair(let key, let value), .pair(let second, let third)):
      key.value == second.value && value.isSame(as: third)
    case (.word, _), (.string, _), (.json, _), (.pair, _), (.comma, _), (.colon, _):
      kind == other.kind
    }
  }
}
