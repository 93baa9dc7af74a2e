/// One row of the table of misuses; the raw value is the id that scenarios, traces and messages know it by.
///
/// Public for unit tests that look at what a run has found.
public enum UsageRule: String, CaseIterable, Hashable, Sendable {
  // initialize.
  case initializeTwice = "initialize-twice"
  // Every call with a page context.
  case pageContextMissing = "page-context-missing"
  case unknownPageType = "unknown-page-type"
  case locationEmpty = "location-empty"
  case homepageWithData = "homepage-with-data"
  case productNotOneSKU = "product-not-one-sku"
  case cartRepeatsSKU = "cart-repeats-sku"
  case categoryEmpty = "category-empty"
  case searchSeveralStrings = "search-several-strings"
  case searchEmptyString = "search-empty-string"
  case controllerNotInWindow = "controller-not-in-window"
  // Values of the feed, wherever they are passed.
  case skuCase = "sku-case"
  case skuEmpty = "sku-empty"
  case categoryCase = "category-case"
  case lngCase = "lng-case"
  // triggerEvent.
  case eventsEmpty = "events-empty"
  case eventFieldMissing = "event-field-missing"
  case eventFieldUnknown = "event-field-unknown"
  case eventFieldType = "event-field-type"
  case purchaseWithoutCart = "purchase-without-cart"
  case purchaseWithoutTransaction = "purchase-without-transaction-id"
  case purchaseTransactionReused = "purchase-transaction-reused"
  case valueNotCartSum = "value-not-cart-sum"
  case valueNotUnitsSum = "value-not-units-sum"
  case valueNegative = "value-negative"
  case quantityNotPositive = "quantity-not-positive"
  case currencyMissing = "currency-missing"
  case identifierMissing = "identifier-missing"
  case cuidTypeMissing = "cuid-type-missing"
  case cuidTypeSpelling = "cuid-type-spelling"
  case phoneHashMalformed = "phone-hash-malformed"
  case customWithoutType = "custom-without-type"
  case customWithoutName = "custom-without-name"
  // Identity, options, permission.
  case userIDEmpty = "user-id-empty"
  case sessionIDEmpty = "session-id-empty"
  case fieldsEmpty = "fields-empty"
  case fieldsSpelling = "fields-spelling"
  case proxyURLInvalid = "proxy-url-invalid"
  case pushStatusNeverPassed = "push-status-never-passed"
  // Content.
  case selectorEmpty = "selector-empty"
  case showContentInline = "show-content-inline"
  case productBuilderMissing = "product-builder-missing"
  case inlineContextChanged = "inline-context-changed"
  // Engagement by hand.
  case engagementAutomatic = "engagement-automatic"
  case engagementRepeated = "engagement-repeated"
  case productEngagementAutomatic = "product-engagement-automatic"
  case productEngagementRepeated = "product-engagement-repeated"
}
