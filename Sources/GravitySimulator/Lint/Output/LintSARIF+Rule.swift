extension LintSARIF {
  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message
    let defaultConfiguration: Configuration

    init(_ rule: ListedRule) {
      id = rule.id
      shortDescription = Message(text: rule.summary)
      fullDescription = Message(text: rule.explanation)
      let rules = rule.rules.isEmpty ? "" : "\nRules of the contract: " + rule.rules.joined(separator: ", ")
      help = Message(text: rule.explanation + rules)
      defaultConfiguration = Configuration(level: rule.severity.rawValue)
    }
  }

  struct Configuration: Encodable {
    let level: String
  }

  /// A text of which nothing is a placeholder or a link.
  struct Message: Encodable {
    let text: String

    init(text: String) {
      self.text = text
    }

    /// A text with words of a payload in it.
    init(plain text: String) {
      var result = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        // The format takes a single one for the beginning of a placeholder.
        case "{", "}": result.unicodeScalars.append(contentsOf: [scalar, scalar])
        // And this for a link's target.
        case "(" where result.unicodeScalars.last == "]": result += " ("
        default: result.unicodeScalars.append(scalar)
        }
      }
      self.text = result
    }
  }
}
