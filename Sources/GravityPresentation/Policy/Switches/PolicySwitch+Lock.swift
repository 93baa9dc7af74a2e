extension PolicySwitch {
  /// Contract §3.
  static let lock = [
    PolicySwitch("hasLock", \.hasLock, "P9", "L1", meaning: "whether there is a presentation lock")
  ]
}
