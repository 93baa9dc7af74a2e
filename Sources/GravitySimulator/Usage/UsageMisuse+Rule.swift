extension UsageMisuse {
  /// The row of the table.
  var rule: UsageRule {
    switch self {
    case .initializeTwice: .initializeTwice
    case .pageContextMissing: .pageContextMissing
    case .unknownPageType: .unknownPageType
    case .locationEmpty: .locationEmpty
    case .homepageWithData: .homepageWithData
    case .productNotOneSKU: .productNotOneSKU
    case .cartRepeatsSKU: .cartRepeatsSKU
    case .categoryEmpty: .categoryEmpty
    case .searchSeveralStrings: .searchSeveralStrings
    case .searchEmptyString: .searchEmptyString
    case .controllerNotInWindow: .controllerNotInWindow
    case .skuCase: .skuCase
    case .skuEmpty: .skuEmpty
    case .categoryCase: .categoryCase
    case .lngCase: .lngCase
    case .eventsEmpty: .eventsEmpty
    case .eventFieldMissing: .eventFieldMissing
    case .eventFieldUnknown: .eventFieldUnknown
    case .eventFieldType: .eventFieldType
    case .purchaseWithoutCart: .purchaseWithoutCart
    case .purchaseWithoutTransaction: .purchaseWithoutTransaction
    case .purchaseTransactionReused: .purchaseTransactionReused
    case .valueNotCartSum: .valueNotCartSum
    case .valueNotUnitsSum: .valueNotUnitsSum
    case .valueNegative: .valueNegative
    case .quantityNotPositive: .quantityNotPositive
    case .currencyMissing: .currencyMissing
    case .identifierMissing: .identifierMissing
    case .cuidTypeMissing: .cuidTypeMissing
    case .cuidTypeSpelling: .cuidTypeSpelling
    case .phoneHashMalformed: .phoneHashMalformed
    case .customWithoutType: .customWithoutType
    case .customWithoutName: .customWithoutName
    case .userIDEmpty: .userIDEmpty
    case .sessionIDEmpty: .sessionIDEmpty
    case .fieldsEmpty: .fieldsEmpty
    case .fieldsSpelling: .fieldsSpelling
    case .proxyURLInvalid: .proxyURLInvalid
    case .pushStatusNeverPassed: .pushStatusNeverPassed
    case .selectorEmpty: .selectorEmpty
    case .showContentInline: .showContentInline
    case .productBuilderMissing: .productBuilderMissing
    case .inlineContextChanged: .inlineContextChanged
    case .engagementAutomatic: .engagementAutomatic
    case .engagementRepeated: .engagementRepeated
    case .productEngagementAutomatic: .productEngagementAutomatic
    case .productEngagementRepeated: .productEngagementRepeated
    }
  }
}
