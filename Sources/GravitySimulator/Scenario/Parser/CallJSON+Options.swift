extension CallJSON {
  /// What `setOptions` was given; null counts as nothing (C3).
  mutating func optionsCall() throws(ScenarioError) -> OptionsCall {
    var call = OptionsCall()
    for part in try members(["options", "contentSettings", "proxyUrl"]) where part.json != "null" {
      switch part.key {
      case "options": call.options = try options(part)
      case "contentSettings": call.contentSettings = try contentSettings(part)
      default: call.proxyUrl = string(part)
      }
    }
    return call
  }

  private mutating func options(_ part: JSONParts.Part) throws(ScenarioError) -> OptionsCall.Options? {
    let names = [
      "isReturnCounter", "isReturnUserInfo", "isReturnAnalyticsMetadata", "isImplicitPageview",
      "isImplicitImpression", "isBuildEngagementUrl",
    ]
    guard let members = try members(of: part, "`options`", names) else { return nil }
    var options = OptionsCall.Options()
    for member in members {
      let value = flag(member)
      switch member.key {
      case "isReturnCounter": options.isReturnCounter = value
      case "isReturnUserInfo": options.isReturnUserInfo = value
      case "isReturnAnalyticsMetadata": options.isReturnAnalyticsMetadata = value
      case "isImplicitPageview": options.isImplicitPageview = value
      case "isImplicitImpression": options.isImplicitImpression = value
      default: options.isBuildEngagementUrl = value
      }
    }
    return options
  }

  private mutating func contentSettings(
    _ part: JSONParts.Part
  ) throws(ScenarioError) -> OptionsCall.ContentSettings? {
    guard let members = try members(of: part, "`contentSettings`", ["skusOnly", "fields"]) else { return nil }
    var settings = OptionsCall.ContentSettings()
    for member in members {
      if member.key == "skusOnly" {
        settings.skusOnly = flag(member)
      } else if member.json != "null" {
        settings.fields = try strings(member)
      }
    }
    return settings
  }
}
