extension HostileInput {
  private static func nested(_ depth: Int, _ open: String = "[", _ close: String = "]", inner: String = "0")
    -> String
  {
    String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
  }

  // The response's own object is the first level.
  private static func unknownKey(depth: Int) -> String {
    HostilePayload.modal(extra: ", \"unknown\": " + nested(depth - 1))
  }

  /// JSON within JSON within JSON, in the scenario and in files beside it.
  static let nesting = [
    HostileInput("100,000 arrays deep inline", 2, text: HostilePayload.scenario(nested(100_000))),
    HostileInput(
      "100,000 objects deep inline", 2, text: HostilePayload.scenario(nested(100_000, "{\"a\":", "}"))),
    HostileInput(
      "100,000 arrays opened, none closed", 2,
      text: HostilePayload.scenario(String(repeating: "[", count: 100_000))),
    HostileInput(
      "100,000 deep below an unknown key", 2, text: HostilePayload.scenario(unknownKey(depth: 100_000))),
    HostileInput("513 deep", 2, text: HostilePayload.scenario(unknownKey(depth: 513))),
    HostileInput("512 deep", 0, text: HostilePayload.scenario(unknownKey(depth: 512))),
    HostileInput("100,000 deep in a file", 2) { folder in
      try folder.write("a.json", nested(100_000))
      try folder.write(file, HostilePayload.scenario("\"a.json\""))
    },
    HostileInput(
      "100,000 deep in the body of an event", 2, text: "triggerEvent " + nested(100_000, "{\"events\":", "}")),
    HostileInput(
      "100,000 deep in an expectation", 2,
      text: "trackView HOMEPAGE \"app://home\"\nexpect request visit " + nested(100_000, "{\"a\":", "}")
        + "\n"),
    HostileInput(
      "a bracket in a string is none", 0,
      text: HostilePayload.scenario(HostilePayload.modal(elements: HostilePayload.element("\"}]}\\\"{[\"")))),
  ]
}
