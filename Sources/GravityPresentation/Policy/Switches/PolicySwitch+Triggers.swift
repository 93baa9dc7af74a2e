extension PolicySwitch {
  /// Contract §1 and §2.
  static let triggers = [
    PolicySwitch(
      "showsBackendContent", \.showsBackendContent, "C1", meaning: "whether a content can be shown by hand"),
    PolicySwitch(
      "looksAtStatus", \.looksAtStatus, "P1", meaning: "whether a status outside 200…299 fails a response"),
    PolicySwitch(
      "requestTimeout", \.requestTimeout, "P1", meaning: "how long a request may take"),
    PolicySwitch(
      "hostSettling", \.hostSettling, "P2", meaning: "when the controller that presents is settled"),
    PolicySwitch(
      "missingPriority", \.missingPriority, "P3", meaning: "where a candidate without priority stands"),
    PolicySwitch(
      "rootContent", \.rootContent, "P5", meaning: "which content of a variation is its root"),
    PolicySwitch(
      "emptyElements", \.emptyElements, "P6", meaning: "what becomes of content without elements"),
    PolicySwitch("delays", \.delays, "P7", meaning: "which candidates wait for their delay"),
    PolicySwitch(
      "afterPresentation", \.afterPresentation, "P11", meaning: "what a trigger does after a presentation"),
    PolicySwitch("stacking", \.stacking, "P12", meaning: "what a modal kind may be presented over"),
  ]
}
