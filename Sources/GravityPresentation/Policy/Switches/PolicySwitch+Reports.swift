extension PolicySwitch {
  /// Contract §5.
  static let reports = [
    PolicySwitch(
      "snackBar.reportsImpression", \.snackBar.reportsImpression, "E2",
      meaning: "whether a snack bar reports its impression"),
    PolicySwitch(
      "visibleImpression", \.visibleImpression, "E3",
      meaning: "when half of the area in the window is a visible impression"),
    PolicySwitch(
      "snackBar.reportsVisibleImpression", \.snackBar.reportsVisibleImpression, "E3",
      meaning: "whether a snack bar reports its visible impression"),
    PolicySwitch("closeReports", \.closeReports, "E4", "E10", "A3", meaning: "how often an end is reported"),
    PolicySwitch(
      "productImpressions", \.productImpressions, "E5",
      meaning: "which product cards report a visible impression"),
    PolicySwitch(
      "callbackNeedsEntry", \.callbackNeedsEntry, "E7",
      meaning: "whether a callback needs the hook and a matching entry"),
  ]
}
