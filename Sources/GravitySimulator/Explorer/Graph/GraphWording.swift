/// The sentences of `graph`.
enum GraphWording {
  static let stays = "stays"
  static let neverReached = "·"

  static func introduction(explorations: Int) -> [String] {
    [
      "# The machine",
      "",
      "What each phase of the presentation machine does on each event, as \(count(explorations)) "
        + "found it. Written by `gravity-sim graph --machine`; what the phases mean is said where they are "
        + "declared, in `PresentationSlot.swift` and `TriggerSlot.swift`.",
      "",
      "`[*]` in a diagram and `free` in a table are a slot that nothing is in. In the tables a cell names the "
        + "phases that followed, `\(stays)` where the phase stayed, and `\(neverReached)` where the event never "
        + "met the phase.",
    ]
  }

  private static func count(_ explorations: Int) -> String {
    explorations == 1 ? "the exploration of one scenario" : "the explorations of \(explorations) scenarios"
  }
}
