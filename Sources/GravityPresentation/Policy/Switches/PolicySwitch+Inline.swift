extension PolicySwitch {
  /// Contract §7, the components.
  static let inline = [
    PolicySwitch("inlineRoot", \.inlineRoot, "N1", meaning: "which content of a campaign a component draws"),
    PolicySwitch(
      "inline.hasList", \.inline.hasList, "N1",
      meaning: "whether there is a component for the contents of a group"),
    PolicySwitch(
      "inline.hasLoaders", \.inline.hasLoaders, "N1",
      meaning: "whether a component shows a loader while content is on its way"),
    PolicySwitch(
      "inline.repeatsImpression", \.inline.repeatsImpression, "E2",
      meaning: "whether inline content reports an impression at each re-appearance"),
    PolicySwitch(
      "inline.reportsVisibleImpression", \.inline.reportsVisibleImpression, "E11",
      meaning: "whether inline content reports visible impressions"),
    PolicySwitch(
      "inline.listReports", \.inline.listReports, "E11",
      meaning: "whether the contents of a list report anything"),
  ]
}
