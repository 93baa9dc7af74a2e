extension HostileInput {
  private static let beyond = "99999999999999999999"

  /// A step that cannot be read.
  private static func unreadable(_ step: String) -> HostileInput {
    HostileInput(step, 2, text: "wait 1s\n\(step)\n")
  }

  /// A campaign with a value that cannot be read.
  private static func unreadable(campaign value: String) -> HostileInput {
    HostileInput(
      "campaign with \(value)", 2, text: HostilePayload.scenario(HostilePayload.modal() + " " + value))
  }

  /// A campaign with a value that can, and what comes of it.
  private static func campaign(_ value: String, _ steps: String) -> HostileInput {
    HostileInput(
      "campaign with \(value)", 0,
      text: HostilePayload.scenario(HostilePayload.modal() + " " + value, steps: steps))
  }

  /// A delay as the server states it, and what comes of it.
  private static func listed(delay: String, _ code: Int32, _ steps: String) -> HostileInput {
    HostileInput(
      "server's delay \(delay)", code,
      text: HostilePayload.scenario(
        header: "on visit reply {\"campaigns\": [{\"campaignId\": \"a\", \"delayTime\": \(delay)}]}\n",
        steps: steps))
  }

  /// Numbers that are too large, negative where that makes no sense, or none.
  static let numbers =
    [
      unreadable("wait \(beyond)ms"), unreadable("wait \(beyond)m"), unreadable("wait 9223372036854775807m"),
      unreadable("wait 1e400s"), unreadable("wait NaN"), unreadable("wait NaNs"), unreadable("wait inf"),
      unreadable("wait -5ms"), unreadable("wait 5"), unreadable("wait 1.2.3s"), unreadable("wait ٣s"),
      unreadable("at \(beyond)s note \"x\""), unreadable("at -1s note \"x\""),
      unreadable("at NaN note \"x\""),
      unreadable("swipe down \(beyond)%"), unreadable("swipe down NaN%"), unreadable("swipe down -5%"),
      unreadable("tap element=\(beyond)"), unreadable("expect within -1s nothing presented"),
      HostileInput("wait 190 years", 0, text: "wait 100000000m\nexpect nothing presented\n"),
      HostileInput(
        "tap the last element that a number can name", 1,
        text: HostilePayload.scenario(steps: "tap element=9223372036854775807\n")),
      unreadable(campaign: "priority=\(beyond)"), unreadable(campaign: "priority=1.5"),
      unreadable(campaign: "priority=NaN"), unreadable(campaign: "delay=-5s"),
      unreadable(campaign: "delay=NaN"),
      unreadable(campaign: "delay=\(beyond)m"), unreadable(campaign: "latency=-1ms"),
      unreadable(campaign: "latency=\(beyond)s"),
      campaign("priority=-9223372036854775808", HostilePayload.shown),
      campaign("delay=100000000m", "wait 1m\n" + HostilePayload.notShown),
      campaign("latency=100000000m", "wait 1m\n" + HostilePayload.notShown),
      listed(delay: "-5", 0, HostilePayload.shown),
      listed(delay: "-9223372036854775808", 0, HostilePayload.shown),
      listed(delay: "9223372036854775807", 0, "wait 1m\n" + HostilePayload.notShown),
      listed(delay: beyond, 0, HostilePayload.notShown),
      listed(delay: "1e400", 0, HostilePayload.notShown),
      listed(delay: "1.5", 0, HostilePayload.notShown),
      listed(delay: "NaN", 2, HostilePayload.notShown),
      listed(delay: "- 5", 2, HostilePayload.notShown),
    ]
}
