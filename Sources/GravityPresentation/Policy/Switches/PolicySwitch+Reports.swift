extension PolicySwitch {
  /// Contract §5.
  static let reports = [
    PolicySwitch(
      "snackBar.reportsVisibleImpression", \.snackBar.reportsVisibleImpression, "E3",
      meaning: "whether a snack bar reports its visible impression"),
    PolicySwitch(
      "callbackNeedsEntry", \.callbackNeedsEntry, "E7",
      meaning: "whether a callback needs the hook and a matching entry"),
    PolicySwitch(
      "closesOnce", \.closesOnce, "E10", "A3", meaning: "whether a session reports at most one close"),
  ]
}
