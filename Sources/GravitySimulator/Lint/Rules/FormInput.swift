import GravityActions
import GravityPresentation

extension LintRule {
  static let formInput = LintRule(
    "form-input", .error, "An input of a form is written so that it is not drawn",
    """
    An input needs an `attributeName`. An `option-select` is drawn as a row of five stars and as nothing else: \
    `displayFormat` must be `rating`, `selectMode` `single` or absent, and the options 1 to 5 in order. The lengths of a \
    `text-input` are whole numbers, the shortest from 0 up to the longest. With anything else it is left out.
    """,
    rules: ["D11"],
    examples: [
      .elements("no attribute", #"⟦{"type": "text-input", "maxLength": 250}⟧"#),
      .elements("a blank one", #"{"type": "text-input", "attributeName": ⟦" "⟧}"#),
      .elements(
        "a scale",
        #"{"type": "option-select", "attributeName": "nps", "displayFormat": ⟦"scale"⟧, "options": []}"#),
      .elements(
        "several stars at once",
        #"""
        {"type": "option-select", "attributeName": "stars", "displayFormat": "rating", "selectMode": ⟦"multiple"⟧,
         "options": [{"value": 1}, {"value": 2}, {"value": 3}, {"value": 4}, {"value": 5}]}
        """#),
      .elements(
        "the wrong way round",
        #"""
        {"type": "option-select", "attributeName": "stars", "displayFormat": "rating",
         "options": [{"value": ⟦5⟧}, {"value": 4}, {"value": 3}, {"value": 2}, {"value": 1}]}
        """#),
      .elements(
        "four stars",
        #"""
        {"type": "option-select", "attributeName": "stars", "displayFormat": "rating",
         "options": ⟦[{"value": 1}, {"value": 2}, {"value": 3}, {"value": 4}]⟧}
        """#),
      .elements(
        "a number as a text",
        #"{"type": "text-input", "attributeName": "city", "maxLength": 250, "minLength": ⟦"5"⟧}"#),
      .elements("no room", #"{"type": "text-input", "attributeName": "city", "maxLength": ⟦0⟧}"#),
      .elements(
        "a shortest text that is too long",
        #"{"type": "text-input", "attributeName": "city", "maxLength": 20, "minLength": ⟦21⟧}"#),
      .elements("a word for yes", #"{"type": "text-input", "attributeName": "city", "required": ⟦"yes"⟧}"#),
      .elements(
        "what is drawn",
        #"""
        {"type": "option-select", "attributeName": "rating", "displayFormat": "rating", "selectMode": "single",
         "required": true, "options": [{"value": 1}, {"value": 2}, {"value": 3}, {"value": 4}, {"value": 5}]},
        {"type": "text-input", "attributeName": "feedback", "placeholder": "Ваш комментарий", "maxLength": 250,
         "minLength": 0}, {"type": "text-input", "attributeName": "city"}, {"type": "text", "text": "Спасибо"}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for element in content.elements {
        guard let fault = element.inputFault else { continue }
        let drawers = LintWords.clause(Profile.sdksWithForms, "does", "do")
        report.add(
          element.node.place(of: fault.key),
          "\(drawers) not draw the \(element.type ?? "input"): `\(fault.key)` \(LintWords.cut(fault.problem))",
          advice(for: fault.key.split(separator: ".").last.map(String.init) ?? ""))
      }
    }
  }

  private static func advice(for key: String) -> String {
    switch key {
    case "attributeName": "write the name that the answer is sent under, such as \"rating\""
    case "displayFormat": "write \"rating\""
    case "selectMode": "write \"single\", or leave it out"
    case "maxLength": "write a whole number above 0, or leave it out"
    case "minLength": "write a whole number from 0 up to `maxLength`, or leave it out"
    case "required": "write true or false"
    default: "write the options as {\"value\": 1} to {\"value\": 5}, in order"
    }
  }
}
