extension PolicySwitch {
  /// Contract §3.
  static let lock = [
    PolicySwitch("hasLock", \.hasLock, "L1", "P9", meaning: "whether there is a presentation lock")
  ]
}
