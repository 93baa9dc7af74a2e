import GravityPresentation

/// What is wrong with a call, with the values that are.
///
/// ``rule`` says which row of the table it belongs to, `Wording` what people read of it.
enum UsageMisuse: Hashable, Sendable {
  case initializeTwice
  case pageContextMissing(UsageCall)
  case unknownPageType(String)
  case locationEmpty
  case homepageWithData(count: Int)
  case productNotOneSKU(count: Int)
  case cartRepeatsSKU(String)
  case categoryEmpty
  case searchSeveralStrings(count: Int)
  case searchEmptyString
  case controllerNotInWindow(String)
  case skuCase(String, feed: String)
  case skuEmpty(field: String)
  case categoryCase(String, feed: String)
  case lngCase(String, feed: String)
  case eventsEmpty
  case eventFieldMissing(String, event: String)
  case eventFieldUnknown(String, event: String, near: String?)
  case eventFieldType(String, wanted: String)
  case purchaseWithoutCart
  case purchaseWithoutTransaction
  case purchaseTransactionReused(String, at: Instant)
  case valueNotCartSum(value: String, sum: String)
  case valueNotUnitsSum(value: String, sum: String)
  case valueNegative(String, value: String)
  case quantityNotPositive(String)
  case currencyMissing(event: String, other: String)
  case identifierMissing(event: String)
  case cuidTypeMissing
  case cuidTypeSpelling(String)
  case phoneHashMalformed(PhoneHashFault)
  case customWithoutType
  case customWithoutName
  case userIDEmpty
  case sessionIDEmpty
  case fieldsEmpty
  case fieldsSpelling(String, feed: String)
  case proxyURLInvalid(String)
  case pushStatusNeverPassed(content: String, at: Instant)
  case selectorEmpty(String)
  case showContentInline(String)
  case productBuilderMissing(content: String)
  case inlineContextChanged(String)
  case engagementAutomatic(String, content: String)
  case engagementRepeated(String, content: String)
  case productEngagementAutomatic(slot: Int, content: String)
  case productEngagementRepeated(slot: Int, content: String)
}
