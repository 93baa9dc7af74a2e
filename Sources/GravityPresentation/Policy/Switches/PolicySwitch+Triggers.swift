extension PolicySwitch {
  /// Contract §1 and §2.
  static let triggers = [
    PolicySwitch(
      "showsBackendContent", \.showsBackendContent, "C1", meaning: "whether a content can be shown by hand"),
    PolicySwitch(
      "hasGroupContent", \.hasGroupContent, "C1", meaning: "whether the content of a group can be asked for"),
    PolicySwitch("misuse", \.misuse, "C2", meaning: "what a call before `initialize` comes to"),
    PolicySwitch(
      "looksAtStatus", \.looksAtStatus, "P1", meaning: "whether a status outside 200…299 fails a response"),
    PolicySwitch("requestTimeout", \.requestTimeout, "P1", meaning: "how long a request may take"),
    PolicySwitch(
      "decoding.requiresUser", \.decoding.requiresUser, "P1",
      meaning: "whether a list of candidates needs the key `user`"),
    PolicySwitch(
      "hostSettling", \.hostSettling, "P2", meaning: "when the controller that presents is settled"),
    PolicySwitch(
      "missingPriority", \.missingPriority, "P3", meaning: "where a candidate without priority stands"),
    PolicySwitch("rootContent", \.rootContent, "P5", meaning: "which content of a variation is its root"),
    PolicySwitch("emptyElements", \.emptyElements, "P6", meaning: "what becomes of content without elements"),
    PolicySwitch("delays", \.delays, "P7", meaning: "which candidates wait for their delay"),
    PolicySwitch("negativeDelay", \.negativeDelay, "P7", meaning: "what a negative delay does"),
    PolicySwitch(
      "furtherCandidates", \.furtherCandidates, "P11",
      meaning: "how long the candidates of a trigger are tried"),
    PolicySwitch("stacking", \.stacking, "P12", meaning: "what a modal kind may be presented over"),
    PolicySwitch("missingFrame", \.missingFrame, "P15", meaning: "what becomes of content without `frameUI`"),
  ]
}
