extension HostileInput {
  /// Statements that make no sense where they stand.
  static let order = [
    HostileInput("time that goes back", 2, text: "at 5s note \"x\"\nat 1s note \"y\"\n"),
    HostileInput("time that only the run can tell goes back", 2, text: "wait 5s\nat 1s note \"y\"\n"),
    HostileInput("a header behind a step", 2, text: "wait 1s\nprofile ios\n"),
    HostileInput("a header twice", 2, text: "profile ios\nprofile ideal\nwait 1s\n"),
    HostileInput("an unknown profile", 2, text: "profile symbian\nwait 1s\n"),
    HostileInput("an item without its statement", 2, text: "  ContentLoadEvent\nwait 1s\n"),
    HostileInput("an answer that nobody asked for", 1, text: "answer push allow\n"),
    HostileInput("a tap on an empty screen", 1, text: "tap close\n"),
    HostileInput(
      "a tap in the background", 1, text: HostilePayload.scenario(steps: "background\ntap close\n")),
    HostileInput("the whole app goes away, twice", 1, text: "kill\nkill\n"),
    HostileInput(
      "an expectation that does not hold", 1, explained: 0,
      text: HostilePayload.scenario(steps: HostilePayload.notShown)),
  ]
}
