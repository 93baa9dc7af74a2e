extension HostileInput {
  private static let red = "\u{1B}[31m"
  private static let turned = "\u{202E}"

  /// Text that wants to steer the terminal which shows it.
  static let text = [
    HostileInput("a name with escaped orders", 0, text: "scenario \"\\u001b[31m\\u202e\\u0007\"\nwait 1s\n"),
    HostileInput("a note with escaped orders", 0, text: "note \"\\u001b]0;title\\u0007\\u009b2J\"\n"),
    HostileInput("a note with a zero", 0, text: "note \"\\u0000\"\n"),
    HostileInput("a note over two lines", 0, text: "note \"a\\n\\rb\"\n"),
    HostileInput("a note with half a character", 2, text: "note \"\\ud800\"\n"),
    HostileInput("a note with raw orders", 2, text: "note \"\(red)\"\n"),
    HostileInput("a note that turns the line around", 0, text: "note \"\(turned)\"\n"),
    HostileInput("a statement with raw orders", 2, text: "\(red)tap \"x\"\n"),
    HostileInput("a statement that turns the line around", 2, text: "\(turned)tap \"x\"\n"),
    HostileInput("a path with escaped orders", 2, text: HostilePayload.scenario("\"\\u001b[31m.json\"")),
    HostileInput("a path with a zero", 2, text: HostilePayload.scenario("\"a.json\\u0000.json\"")),
    HostileInput(
      "a tap on a text with orders", 1, text: HostilePayload.scenario(steps: "tap \"\\u001b[31m\"\n")),
    HostileInput(
      "an expectation with orders", 1, explained: 0,
      text: HostilePayload.scenario(steps: "expect pasteboard \"\\u001b[31m\"\n")),
    HostileInput(
      "a campaign that shows orders", 1,
      text: HostilePayload.scenario(
        HostilePayload.modal(elements: HostilePayload.element("\"\\u001b[31m\\u202e\"")), steps: "tap \"x\"\n"
      )),
    HostileInput(
      "a campaign that shows orders, on which nothing fails", 0,
      text: HostilePayload.scenario(
        HostilePayload.modal(elements: HostilePayload.element("\"\\u001b[31m\\u202e\"")))),
    HostileInput(
      "a key with orders in broken JSON", 2, text: HostilePayload.scenario("{\"\\u001b[31m\": tru}")),
    HostileInput(
      "a line of 100 KB with a mistake at its end", 2,
      text: "note \"" + String(repeating: "ж", count: 50_000) + "\" surplus\n"),
    HostileInput(
      "a thousand marks on one letter", 2, text: "a" + String(repeating: "\u{301}", count: 1000) + "\n"),
  ]
}
