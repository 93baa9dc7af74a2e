/// An example as the documentation shows it: what is found stands between `⟦` and `⟧`.
struct ListedExample: Sendable {
  let title: String
  let isGood: Bool
  /// What the text is a part of.
  let frame: String
  let text: String
  /// What the text is written in, as Markdown calls it.
  let language: String

  init(_ example: LintExample) {
    title = example.title
    isGood = example.isGood
    text = example.text
    language = "json"
    switch example.frame {
    case .response: frame = "a response"
    case .contents: frame = "contents of a variation"
    case .content(let method): frame = "members of a content with the delivery method `\(method)`"
    case .elements: frame = "elements of a modal with a close button"
    }
  }

  init(_ example: ScenarioExample) {
    title = example.title
    isGood = example.isGood
    text = example.text
    language = ""
    frame = "a scenario"
  }
}
