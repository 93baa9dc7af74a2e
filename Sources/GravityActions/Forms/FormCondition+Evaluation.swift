extension FormCondition {
  /// Whether it holds of the answers, those of inputs included that are not drawn.
  package func holds(for answers: Answers) -> Bool {
    switch self {
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: answers) }
    case .any(let conditions): conditions.contains { $0.holds(for: answers) }
    case .leaf(let attribute, let comparison, let operand): comparison.holds(answers[attribute], operand)
    }
  }
}

extension ConditionOperator {
  /// Numbers are compared with numbers and texts with texts; a mixed pair is never equal and never ordered.
  package func holds(_ answer: InputValue?, _ operand: InputValue?) -> Bool {
    switch self {
    case .isEmpty: answer?.isEmpty ?? true
    case .isNotEmpty: !(answer?.isEmpty ?? true)
    case .equal: isEqual(answer, operand)
    case .notEqual: !isEqual(answer, operand)
    case .less: isOrdered(answer, operand, numbers: <, texts: <)
    case .lessOrEqual: isOrdered(answer, operand, numbers: <=, texts: <=)
    case .more: isOrdered(answer, operand, numbers: >, texts: >)
    case .moreOrEqual: isOrdered(answer, operand, numbers: >=, texts: >=)
    }
  }

  private func isEqual(_ answer: InputValue?, _ operand: InputValue?) -> Bool {
    isOrdered(answer, operand, numbers: ==, texts: ==)
  }

  private func isOrdered(
    _ answer: InputValue?, _ operand: InputValue?, numbers: (Double, Double) -> Bool,
    texts: (String, String) -> Bool
  ) -> Bool {
    switch (answer, operand) {
    case (.number(let left), .number(let right)): numbers(left, right)
    case (.text(let left), .text(let right)): texts(left, right)
    case (.number, .text), (.text, .number), (nil, _), (_, nil): false
    }
  }
}
