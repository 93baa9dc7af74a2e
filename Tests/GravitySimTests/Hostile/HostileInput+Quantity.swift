extension HostileInput {
  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// The ids of candidates that the server lists but has no content for, and then the good one.
  private static let manyCandidates =
    (0..<10_000).map { "{\"campaignId\": \"c\($0)\", \"priority\": 1}" }.joined(separator: ", ")
    + ", {\"campaignId\": \"a\"}"

  /// More of everything than anybody needs.
  static let quantity = [
    HostileInput(
      "10,000 candidates", 0,
      text: HostilePayload.scenario(header: "on visit reply {\"campaigns\": [\(manyCandidates)]}\n")),
    HostileInput(
      "one campaign listed 10,000 times", 0,
      text: HostilePayload.scenario(
        header: "on visit reply {\"campaigns\": ["
          + Array(repeating: "{\"campaignId\": \"a\"}", count: 10_000).joined(separator: ", ") + "]}\n")),
    HostileInput(
      "10,000 campaigns", 0,
      text: (0..<10_000).map { "campaign c\($0) {\"data\": []}\n" }.joined()
        + HostilePayload.scenario(HostilePayload.modal() + " priority=-1")),
    HostileInput("two campaigns of one id", 2, text: "campaign a {}\n" + HostilePayload.scenario()),
    HostileInput(
      "50,000 elements", 0,
      text: HostilePayload.scenario(
        HostilePayload.modal(
          elements: Array(repeating: HostilePayload.element(), count: 50_000).joined(separator: ",\n")))),
    HostileInput(
      "50,000 elements of which none is the one", 1,
      text: HostilePayload.scenario(
        HostilePayload.modal(
          elements: Array(repeating: HostilePayload.element(), count: 50_000).joined(separator: ",\n")),
        steps: "tap \"Goodbye\"\n")),
    HostileInput(
      "10,000 times settle", 0, text: HostilePayload.scenario(steps: repeated("settle\n", 10_000))),
    HostileInput(
      "10,000 properties", 0,
      text: repeated("within 1m of presented modal a-1: nothing presented\n", 10_000)
        + HostilePayload.scenario()),
    HostileInput(
      "a deadline at every millisecond", 1, explained: 0,
      text: (1...10_000).map { "within \($0)ms of unlocked: locked\n" }.joined() + "wait 1m\n"),
    HostileInput("50,000 waits", 0, text: repeated("wait 1ms\n", 50_000)),
    HostileInput("10,000 triggers at once", 0, text: repeated("trackView HOMEPAGE \"app://home\"\n", 10_000)),
    HostileInput(
      "1,000 triggers that wait for each other", 0,
      text: "on visit reply {\"campaigns\": []} after 1m\n"
        + repeated("trackView HOMEPAGE \"app://home\"\nsettle\n", 1000)),
    HostileInput("10,000 mistakes", 2, text: repeated("nonsense\n", 10_000)),
    HostileInput(
      "200,000 comments that allow a rule", 0,
      text: repeated("# lint: allow needless-wait\n", 100_000)
        + repeated("wait 1ms # lint: allow needless-wait\n", 10_000)
        + "wait 1ms # lint: allow\(repeated(" small-text", 100_000))\n"),
    HostileInput("10,000 tags", 0, text: "tags " + repeated("x, ", 10_000) + "y\nwait 1s\n"),
    HostileInput("999 screens on the first", 0, text: (1..<1000).map { "host present s\($0)\n" }.joined()),
    HostileInput("10,000 screens", 2, text: (0..<10_000).map { "host present s\($0)\n" }.joined()),
    HostileInput(
      "10,000 notices of the lock", 0, text: repeated("lockPresentation\nunlockPresentation\n", 10_000)),
  ]
}
