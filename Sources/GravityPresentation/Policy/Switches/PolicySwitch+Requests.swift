extension PolicySwitch {
  /// Contract C3–C5 and N4.
  static let requests = [
    PolicySwitch(
      "requests.nilOption", \.requests.nilOption, "C3",
      meaning: "what an argument of `setOptions` does that is absent"),
    PolicySwitch(
      "requests.appUser", \.requests.appUser, "C4",
      meaning: "which requests carry the identity that the app set"),
    PolicySwitch(
      "requests.attributes", \.requests.attributes, "C5",
      meaning: "whose value of an attribute counts that both app and SDK set"),
    PolicySwitch("requests.platform", \.requests.platform, "C5", meaning: "the SDK's `app_platform`"),
    PolicySwitch("requests.sdkVersion", \.requests.sdkVersion, "C5", meaning: "the SDK's `sdk_version`"),
    PolicySwitch(
      "requests.settingsKey", \.requests.settingsKey, "N4",
      meaning: "the key of the content settings in a `/choose`"),
  ]
}
