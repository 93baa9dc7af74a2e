/// A public call of the SDK that can be misused; the raw value is its name in the documentation.
enum UsageCall: String, Hashable, Sendable {
  case initialize
  case setOptions
  case setUser
  case setNotificationPermissionStatus
  case trackView
  case triggerEvent
  case getContentBySelector
  case getContentByCampaignId
  case getContentByGroup
  case inlineComponent = "inline component"
  case showBackendContent
  case sendContentEngagement
  case sendProductEngagement
}
