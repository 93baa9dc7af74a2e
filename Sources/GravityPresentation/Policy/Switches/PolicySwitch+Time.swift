extension PolicySwitch {
  /// Contract §8, and waits that no rule numbers.
  static let time = [
    PolicySwitch(
      "presenterPatience", \.presenterPatience, "§8",
      meaning: "how long a presenter may take to answer")
  ]
}
