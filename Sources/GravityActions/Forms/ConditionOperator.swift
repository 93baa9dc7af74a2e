/// How a condition looks at an answer.
package enum ConditionOperator: String, Hashable, Sendable, CaseIterable {
  case equal
  case notEqual = "not_equal"
  case less
  case lessOrEqual = "less_or_equal"
  case more
  case moreOrEqual = "more_or_equal"
  case isEmpty = "is_empty"
  case isNotEmpty = "is_not_empty"

  /// Whether it compares the answer with a value of the condition's.
  package var needsValue: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .more, .moreOrEqual: true
    case .isEmpty, .isNotEmpty: false
    }
  }
}
