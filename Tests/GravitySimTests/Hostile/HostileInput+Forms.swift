extension HostileInput {
  private static let rating =
    "{\"type\": \"option-select\", \"attributeName\": \"r\", \"displayFormat\": \"rating\", \"options\": "
    + "[{\"value\": 1}, {\"value\": 2}, {\"value\": 3}, {\"value\": 4}, {\"value\": 5}]}"

  private static func condition(_ value: Int) -> String {
    "{\"attributeName\": \"r\", \"operator\": \"equal\", \"value\": \(value)}"
  }

  private static func submit(_ text: String, routes: String = "") -> String {
    "{\"type\": \"button\", \"text\": \"\(text)\", \"onClick\": {\"action\": \"submit_form\", "
      + "\"event\": {\"type\": \"t\", \"name\": \"n\"}, \"routes\": [\(routes)], "
      + "\"default\": {\"do\": [{\"effect\": \"none\"}]}}}"
  }

  private static func form(_ name: String, _ code: Int32, _ elements: [String], steps: String) -> HostileInput
  {
    HostileInput(
      "form: " + name, code,
      text: HostilePayload.scenario(
        HostilePayload.modal(elements: elements.joined(separator: ",\n"), extra: ", \"user\": {}"),
        header: "profile flutter-0.22.2", steps: steps))
  }

  /// Forms that nobody would fill in.
  static let forms = [
    form(
      "700 routes", 0,
      [
        rating,
        submit(
          "Go",
          routes: (0..<700).map {
            "{\"when\": \(condition($0 + 5)), \"do\": [{\"effect\": \"close\"}]}"
          }.joined(separator: ",\n")),
      ], steps: "choose r 5\ntap \"Go\"\nexpect within 500ms nothing presented\n"),
    form(
      "a condition 480 deep", 0,
      [
        rating,
        "{\"type\": \"text\", \"text\": \"deep\", \"visibleWhen\": "
          + String(repeating: "{\"all\": [", count: 240) + condition(4) + String(repeating: "]}", count: 240)
          + "}",
      ], steps: "choose r 4\ntap \"deep\"\n"),
    form(
      "5,000 inputs of one attribute", 0, Array(repeating: rating, count: 5_000) + [submit("Go")],
      steps: "choose r 5\nchoose r 4\ntap \"Go\"\n"),
    form(
      "a megabyte typed", 0,
      ["{\"type\": \"text-input\", \"attributeName\": \"t\"}", submit("Go")],
      steps: "type t \"" + String(repeating: "щ", count: 500_000) + "\"\ntap \"Go\"\n"),
    form(
      "a megabyte in a condition", 0,
      [
        rating,
        "{\"type\": \"text\", \"text\": \"x\", \"visibleWhen\": {\"attributeName\": \"r\", \"operator\": \""
          + String(repeating: "m", count: 1_000_000) + "\"}}",
      ], steps: "choose r 5\n"),
    form(
      "200 changes of mind", 0, [rating, submit("Go")],
      steps: String(repeating: "choose r 1\nchoose r 5\n", count: 100)),
    form(
      "escapes typed", 0, ["{\"type\": \"text-input\", \"attributeName\": \"t\"}"],
      steps: "type t \"\\u001b[31mred\"\n"),
    form("an input that is not there", 1, [rating], steps: "type nobody \"x\"\n"),
  ]
}
