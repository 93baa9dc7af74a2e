/// One surface on a phone.
enum PhoneLayer: Hashable, Sendable {
  case screen(PhoneScreen)
  case campaign(PhoneCampaign)
}
