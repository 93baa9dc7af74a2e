import GravityActions
import Testing

@Suite("Conditions of forms")
struct ConditionTests {
  private static let three = InputValue.number(3)
  private static let word = InputValue.text("b")

  /// An answer, what it is compared with, and the operators that hold of the two.
  static let comparisons: [(answer: InputValue?, operand: InputValue, holding: Set<ConditionOperator>)] = [
    (.number(2), three, [.notEqual, .less, .lessOrEqual, .isNotEmpty]),
    (.number(3), three, [.equal, .lessOrEqual, .moreOrEqual, .isNotEmpty]),
    (.number(4), three, [.notEqual, .more, .moreOrEqual, .isNotEmpty]),
    (.number(0), three, [.notEqual, .less, .lessOrEqual, .isNotEmpty]),
    (.number(-0.5), .number(-0.5), [.equal, .lessOrEqual, .moreOrEqual, .isNotEmpty]),
    (.text("a"), word, [.notEqual, .less, .lessOrEqual, .isNotEmpty]),
    (.text("b"), word, [.equal, .lessOrEqual, .moreOrEqual, .isNotEmpty]),
    (.text("ba"), word, [.notEqual, .more, .moreOrEqual, .isNotEmpty]),
    (.text("B"), word, [.notEqual, .less, .lessOrEqual, .isNotEmpty]),
    (.text("3"), three, [.notEqual, .isNotEmpty]),
    (.number(3), .text("3"), [.notEqual, .isNotEmpty]),
    (nil, three, [.notEqual, .isEmpty]),
    (nil, word, [.notEqual, .isEmpty]),
    (.text(""), .text(""), [.equal, .lessOrEqual, .moreOrEqual, .isEmpty]),
    (.text(" \n\t"), word, [.notEqual, .less, .lessOrEqual, .isEmpty]),
    (.text("\u{00A0}\u{3000}"), .text(""), [.notEqual, .more, .moreOrEqual, .isEmpty]),
  ]

  @Test("Numbers compare with numbers and texts with texts; what is mixed is never equal, never ordered")
  func table() {
    for row in Self.comparisons {
      let holding = ConditionOperator.allCases.filter { $0.holds(row.answer, row.operand) }
      #expect(Set(holding) == row.holding, "\(String(describing: row.answer)) and \(row.operand)")
    }
  }

  @Test("A group holds by all or by any of its conditions, and groups nest")
  func groups() throws {
    let yes: JSONValue = ["attributeName": "a", "operator": "equal", "value": 1]
    let no: JSONValue = ["attributeName": "b", "operator": "is_not_empty"]
    var answers = Answers()
    answers["a"] = .number(1)
    #expect(try holds(["all": [yes, yes]], answers))
    #expect(try !holds(["all": [yes, no]], answers))
    #expect(try holds(["any": [no, yes]], answers))
    #expect(try !holds(["any": [no, no]], answers))
    #expect(try holds(["all": [["any": [no, yes]], yes]], answers))
    #expect(try !holds(["all": [["any": [no, ["all": [yes, no]]]], yes]], answers))
  }

  private func holds(_ value: JSONValue, _ answers: Answers) throws -> Bool {
    try FormCondition(reading: value, at: "when").holds(for: answers)
  }

  /// What cannot be read, the key at fault, and what is said of it.
  static let faults: [(value: JSONValue, key: String, problem: String)] = [
    (3, "when", "is a whole number, not an object"),
    ([], "when", "is a list, not an object"),
    ([:], "when.attributeName", "is missing"),
    (["attributeName": nil, "operator": "is_empty"], "when.attributeName", "is missing"),
    (["attributeName": " ", "operator": "is_empty"], "when.attributeName", "is empty"),
    (["attributeName": 1, "operator": "is_empty"], "when.attributeName", "is a whole number, not a text"),
    (["attributeName": "a"], "when.operator", "is missing"),
    (["attributeName": "a", "operator": true], "when.operator", "is true or false, not a text"),
    (
      ["attributeName": "a", "operator": "Equal", "value": 1], "when.operator",
      "is “Equal”, no operator: they are equal, not_equal, less, less_or_equal, more, more_or_equal, is_empty, "
        + "is_not_empty"
    ),
    (["attributeName": "a", "operator": "less"], "when.value", "is missing"),
    (["attributeName": "a", "operator": "less", "value": nil], "when.value", "is missing"),
    (
      ["attributeName": "a", "operator": "less", "value": true], "when.value",
      "is neither a number nor a text"
    ),
    (["all": []], "when.all", "is an empty list; it needs a condition at least"),
    (["any": [:]], "when.any", "is an object, not a list"),
    (["any": [3]], "when.any.0", "is a whole number, not an object"),
    (
      ["all": [["attributeName": "a", "operator": "is_empty"], ["any": [["operator": "less"]]]]],
      "when.all.1.any.0.attributeName", "is missing"
    ),
    (["all": [], "any": []], "when.any", "stands beside `all`; a group has one of the two"),
    (
      ["all": [], "operator": "less"], "when.operator",
      "stands beside `all`; a condition is a comparison or a group"
    ),
  ]

  @Test("What cannot be read is told with its key")
  func unreadable() {
    for row in Self.faults {
      #expect(throws: ParameterFault(key: row.key, problem: row.problem)) {
        try FormCondition(reading: row.value, at: "when")
      }
    }
  }

  @Test("An operator that needs no value does not look at one")
  func surplusValue() throws {
    let value: JSONValue = ["attributeName": "a", "operator": "is_empty", "value": [true]]
    #expect(try holds(value, Answers()))
  }
}
