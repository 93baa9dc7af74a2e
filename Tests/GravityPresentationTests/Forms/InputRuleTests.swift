import GravityActions
import Testing

@testable import GravityPresentation

@Suite("Inputs of forms")
struct InputRuleTests {
  static let good: [Element] = [
    .rating(), .rating("a", ["selectMode": "single"]), .rating("a", ["required": false]),
    .rating("a", ["required": nil, "selectMode": nil]), .rating("a", ["label": 5]),
    .field(), .field("a", ["minLength": 0]), .field("a", ["minLength": 20]), .field("a", ["maxLength": 1]),
    .field("a", ["maxLength": nil]), .field("a", ["maxLength": nil, "minLength": 500]),
    .field("a", ["required": true, "placeholder": 7]),
  ]

  @Test("D11: what keeps the rules is drawn", arguments: good)
  func drawn(element: Element) {
    for profile in [Profile.flutter0222, .ideal] {
      #expect(Self.faults(of: element, profile).isEmpty)
      #expect(Self.drawn(element, profile) == 1)
    }
  }

  private static func options(_ values: JSONValue...) -> JSONValue {
    ["options": .array(values.map { ["value": $0] })]
  }

  /// An element that just misses a rule, and the key that is at fault.
  static let bad: [(element: Element, fault: String)] = [
    (.rating("a", ["attributeName": nil]), "attributeName is missing"),
    (.rating(""), "attributeName is empty"),
    (.rating(" "), "attributeName is empty"),
    (.rating("a", ["attributeName": 1]), "attributeName is a whole number, not a text"),
    (.rating("a", ["displayFormat": nil]), "displayFormat is missing"),
    (.rating("a", ["displayFormat": "Rating"]), "displayFormat is “Rating”; only `rating` is drawn"),
    (.rating("a", ["selectMode": "multiple"]), "selectMode is “multiple”; only `single` is drawn"),
    (.rating("a", ["selectMode": 1]), "selectMode is a whole number, not a text"),
    (.rating("a", ["required": "true"]), "required is a text, not true or false"),
    (.rating("a", ["required": 1]), "required is a whole number, not true or false"),
    (.rating("a", ["options": nil]), "options is missing"),
    (.rating("a", ["options": []]), "options has 0; the options must be exactly 1 to 5 in order"),
    (.rating("a", options(1, 2, 3, 4)), "options has 4; the options must be exactly 1 to 5 in order"),
    (
      .rating("a", options(1, 2, 3, 4, 5, 6)),
      "options.5.value is 6; the options must be exactly 1 to 5 in order"
    ),
    (
      .rating("a", options(1, 2, 4, 3, 5)),
      "options.2.value is 4; the options must be exactly 1 to 5 in order"
    ),
    (
      .rating("a", options(0, 1, 2, 3, 4)),
      "options.0.value is 0; the options must be exactly 1 to 5 in order"
    ),
    (.rating("a", options("1", 2, 3, 4, 5)), "options.0.value is a text, not a whole number"),
    (
      .rating("a", options(1, 2.5, 3, 4, 5)),
      "options.1.value is a number with a fraction, not a whole number"
    ),
    (.rating("a", ["options": [1, 2, 3, 4, 5]]), "options.0 is a whole number, not an object"),
    (.field("a", ["attributeName": nil]), "attributeName is missing"),
    (.field("a", ["maxLength": 0]), "maxLength is 0; it must be above 0"),
    (.field("a", ["maxLength": "20"]), "maxLength is a text, not a whole number"),
    (.field("a", ["maxLength": 2.5]), "maxLength is a number with a fraction, not a whole number"),
    (.field("a", ["maxLength": 1e30]), "maxLength does not fit into 64 bits"),
    (.field("a", ["attributeName": 1e30]), "attributeName is a very large number, not a text"),
    (.field("a", ["minLength": -1]), "minLength is -1; it must not be below 0"),
    (.field("a", ["minLength": 21]), "minLength is 21, above `maxLength`, which is 20"),
    (.field("a", ["minLength": true]), "minLength is true or false, not a whole number"),
    (.field("a", ["required": []]), "required is a list, not true or false"),
    (.field("a", ["visibleWhen": 1]), "visibleWhen is a whole number, not an object"),
    (.text("t", when: ["all": []]), "visibleWhen.all is an empty list; it needs a condition at least"),
  ]

  @Test("D11: what breaks one is not drawn, and told with its key")
  func notDrawn() {
    for row in Self.bad {
      #expect(Self.faults(of: row.element, .flutter0222) == [row.fault])
      #expect(Self.drawn(row.element, .flutter0222) == 0)
    }
  }

  @Test("D11: elsewhere they are unknown elements", arguments: [Profile.ios, .ios104, .android103])
  func unknown(profile: Profile) {
    #expect(Self.drawn(.rating(), profile) == 0)
    #expect(Self.drawn(.field(), profile) == 0)
    #expect(Self.faults(of: .rating("a", ["options": []]), profile).isEmpty)
    #expect(Self.drawn(.text("t", when: ["all": []]), profile) == 1)
  }

  @Test("A snack bar draws no input, so there is none to fill in or to validate")
  func snackBar() {
    var run = MachineScript(
      .flutter0222, Campaign("a", .snackBar("a", .rating(), .submit([["effect": "close"]]))))
    run.begin(with: "a")
    #expect(run.machine.environment.inputs(of: run.content(named: "a")).isEmpty)
    #expect(run.tap("a") == ["send review-v1"])
  }

  /// The value, the field's other members, and its problem.
  static let lengths: [(text: String?, members: JSONValue, problem: InputProblem?)] = [
    (nil, [:], nil),
    (nil, ["required": true], .isRequired),
    (" \n", ["required": true], .isRequired),
    (nil, ["minLength": 5], nil),
    ("   ", ["minLength": 5], nil),
    ("four", ["minLength": 5], .tooShort(minimum: 5)),
    ("five!", ["minLength": 5], nil),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", ["minLength": 5], .tooShort(minimum: 5)),
    ("e\u{301}e\u{301}e\u{301}", ["minLength": 4], .tooShort(minimum: 4)),
    ("йцуке", ["minLength": 5], nil),
  ]

  @Test("A text is as long as the user sees it, and an empty one is none")
  func length() {
    let input = TextInputElement()
    for row in Self.lengths {
      let element = Element.field("a", row.members)
      #expect(input.problem(of: row.text.map { .text($0) }, in: element) == row.problem)
    }
  }

  @Test("Nobody types more than fits, and nothing empties a field")
  func typing() throws {
    let input = TextInputElement()
    let element = Element.field("a", ["maxLength": 3])
    #expect(try input.value(of: "👍🏽👍🏽👍🏽", in: element) == .text("👍🏽👍🏽👍🏽"))
    #expect(try input.value(of: "", in: element) == nil)
    #expect(
      throws: InputRefusal(reason: "the text has 4 characters", possible: "it takes 3 at most")
    ) { try input.value(of: "abcd", in: element) }
  }

  @Test("One of five stars is chosen", arguments: ["0", "6", "", "four", "4.0", "-1"])
  func choosing(words: String) throws {
    #expect(try OptionSelectElement().value(of: "4", in: .rating()) == .number(4))
    #expect(
      throws: InputRefusal(
        reason: "“\(words)” is not one of its options", possible: "its options are 1, 2, 3, 4, 5")
    ) { try OptionSelectElement().value(of: words, in: .rating()) }
  }

  private static func faults(of element: Element, _ profile: Profile) -> [String] {
    ContentReading(content(element), Answers(), by: .standard, under: profile.policy).faults.map {
      "\($0.fault.key) \($0.fault.problem)"
    }
  }

  private static func drawn(_ element: Element, _ profile: Profile) -> Int {
    ContentReading(content(element), Answers(), by: .standard, under: profile.policy)
      .content.drawnElements(under: profile.policy).count
  }

  private static func content(_ element: Element) -> Content { .made("a", "modal", [element]) }
}
