/// Where a misuse is made: the columns of the table.
extension UsageRule {
  private static let withPage = ["every call with a page context"]

  /// The calls, by their names in the documentation.
  var calls: [String] {
    switch self {
    case .initializeTwice, .productBuilderMissing: [UsageCall.initialize.rawValue]
    case .pageContextMissing, .unknownPageType, .locationEmpty, .homepageWithData, .productNotOneSKU,
      .cartRepeatsSKU, .categoryEmpty, .searchSeveralStrings, .searchEmptyString, .categoryCase, .lngCase,
      .skuCase, .skuEmpty:
      Self.withPage
    case .controllerNotInWindow: [UsageCall.trackView, .triggerEvent].map(\.rawValue)
    case .eventsEmpty, .currencyMissing, .eventFieldMissing, .eventFieldUnknown, .eventFieldType,
      .purchaseWithoutCart, .purchaseWithoutTransaction, .purchaseTransactionReused, .valueNotCartSum,
      .valueNotUnitsSum, .valueNegative, .quantityNotPositive, .identifierMissing, .cuidTypeMissing,
      .cuidTypeSpelling, .phoneHashMalformed, .customWithoutType, .customWithoutName:
      [UsageCall.triggerEvent.rawValue]
    case .userIDEmpty, .sessionIDEmpty: [UsageCall.setUser.rawValue]
    case .fieldsEmpty, .fieldsSpelling, .proxyURLInvalid: [UsageCall.setOptions.rawValue]
    case .pushStatusNeverPassed: [UsageCall.setNotificationPermissionStatus.rawValue]
    case .selectorEmpty:
      [UsageCall.getContentBySelector, .getContentByCampaignId, .inlineComponent].map(\.rawValue)
    case .showContentInline: [UsageCall.showBackendContent.rawValue]
    case .inlineContextChanged: [UsageCall.inlineComponent.rawValue]
    case .engagementAutomatic, .engagementRepeated: [UsageCall.sendContentEngagement.rawValue]
    case .productEngagementAutomatic, .productEngagementRepeated: [UsageCall.sendProductEngagement.rawValue]
    }
  }

  /// The field or argument.
  var field: String {
    switch self {
    case .initializeTwice: "the call"
    case .pageContextMissing: "pageContext"
    case .unknownPageType: "pageContext.type"
    case .locationEmpty: "pageContext.location"
    case .homepageWithData, .productNotOneSKU, .cartRepeatsSKU, .categoryEmpty, .searchSeveralStrings,
      .searchEmptyString, .categoryCase:
      "pageContext.data"
    case .controllerNotInWindow: "viewController"
    case .skuCase, .skuEmpty: "pageContext.data, productId, cart[].productId"
    case .lngCase: "pageContext.lng"
    case .eventsEmpty: "events"
    case .eventFieldMissing, .eventFieldUnknown, .eventFieldType: "every field"
    case .purchaseWithoutCart: "PurchaseEvent.cart"
    case .purchaseWithoutTransaction, .purchaseTransactionReused: "PurchaseEvent.uniqueTransactionId"
    case .valueNotCartSum: "PurchaseEvent.value, SyncCartEvent.value"
    case .valueNotUnitsSum: "AddToCartEvent.value, RemoveFromCartEvent.value"
    case .valueNegative: "value, cart[].itemPrice"
    case .quantityNotPositive: "quantity, cart[].quantity"
    case .currencyMissing: "currency"
    case .identifierMissing: "LoginEvent, SignUpEvent"
    case .cuidTypeMissing, .cuidTypeSpelling: "cuidType"
    case .phoneHashMalformed: "cuid"
    case .customWithoutType: "CustomEvent.type"
    case .customWithoutName: "CustomEvent.name"
    case .userIDEmpty: "userId"
    case .sessionIDEmpty: "sessionId"
    case .fieldsEmpty, .fieldsSpelling: "contentSettings.fields"
    case .proxyURLInvalid: "proxyUrl"
    case .pushStatusNeverPassed: "status"
    case .selectorEmpty: "selector, groupSelector, campaignId"
    case .showContentInline: "content"
    case .productBuilderMissing: "productViewBuilder"
    case .inlineContextChanged: "pageContext"
    case .engagementAutomatic, .engagementRepeated, .productEngagementAutomatic, .productEngagementRepeated:
      "engagement"
    }
  }
}
