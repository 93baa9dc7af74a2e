extension PolicySwitch {
  /// Contract §7, the components.
  static let inline = [
    PolicySwitch("inlineRoot", \.inlineRoot, "N1", meaning: "which content of a campaign a component draws")
  ]
}
