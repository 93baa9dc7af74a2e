import GravityPresentation

/// What is wrong with a call, in one sentence with the values.
extension Wording {
  /// A line of a trace.
  static func line(of finding: UsageFinding) -> String {
    "\(finding.rule.rawValue): \(sentence(of: finding.misuse))"
  }

  static func sentence(of misuse: UsageMisuse) -> String {
    switch misuse {
    case .initializeTwice: "the SDK is initialized already"
    case .pageContextMissing(let call): "\(call.rawValue) has no page context"
    case .unknownPageType(let type):
      "\(Quoted(type)) is no page type" + proposal(NearestName.of(type, among: ScenarioVocabulary.pageTypes))
    case .locationEmpty: "the location is empty, so the screen cannot be told from others"
    case .homepageWithData(let count): "a HOMEPAGE has no data, and this one has \(counted(count, "value"))"
    case .productNotOneSKU(let count):
      "a PRODUCT has exactly one SKU, and this one has \(count == 0 ? "none" : "\(count)")"
    case .cartRepeatsSKU(let sku): "the SKU \(Quoted(sku)) stands twice in the data of this CART"
    case .categoryEmpty: "a CATEGORY names its categories, and this one names none"
    case .searchSeveralStrings(let count): "a SEARCH has its query as one string, and this one has \(count)"
    case .searchEmptyString: "the query of this SEARCH is an empty string"
    case .controllerNotInWindow(let name): "the controller \(Quoted(name)) is not in the window"
    case .skuCase(let sku, let feed): "the SKU \(Quoted(sku)) is \(Quoted(feed)) in the feed"
    case .skuEmpty(let field): "the SKU in \(Quoted(field)) is empty"
    case .categoryCase(let name, let feed): "the category \(Quoted(name)) is \(Quoted(feed)) in the feed"
    case .lngCase(let lng, let feed): "the lng \(Quoted(lng)) is \(Quoted(feed)) in the feed"
    case .eventsEmpty: "triggerEvent has no events"
    case .eventFieldMissing(let field, let event): "\(event) has no \(Quoted(field))"
    case .eventFieldUnknown(let field, let event, let near):
      "\(event) has no field \(Quoted(field))" + proposal(near)
    case .eventFieldType(let field, let wanted): "\(Quoted(field)) must be \(wanted)"
    case .purchaseWithoutCart: "this purchase has no cart"
    case .purchaseWithoutTransaction: "this purchase has no transaction id"
    case .purchaseTransactionReused(let id, let time):
      "the transaction id \(Quoted(id)) was used at \(TimeText.seconds(time)) already"
    case .valueNotCartSum(let value, let sum):
      "the cart is worth \(short(sum)), and the value is \(short(value))"
    case .valueNotUnitsSum(let value, let sum):
      "by the price in the cart the units are worth \(short(sum)), and the value is \(short(value))"
    case .valueNegative(let field, let value):
      "\(Quoted(field)) is \(short(value)), and a sum is never negative"
    case .quantityNotPositive(let quantity): "the quantity is \(short(quantity)), which is no number of units"
    case .currencyMissing(let event, let other): "\(event) has no currency, and \(other) of this run has one"
    case .identifierMissing(let event): "\(event) has neither a cuid nor a hashedEmail"
    case .cuidTypeMissing: "the cuid has no cuidType"
    case .cuidTypeSpelling(let type): "the cuidType \(Quoted(type)) is not `phone_hash`, letter by letter"
    case .phoneHashMalformed(let fault): "the cuid is no phone_hash: \(text(of: fault))"
    case .customWithoutType: "this custom event has no type"
    case .customWithoutName: "this custom event has no name"
    case .userIDEmpty: "the user id is empty"
    case .sessionIDEmpty: "the session id is empty"
    case .fieldsEmpty: "the list of product fields is empty"
    case .fieldsSpelling(let field, let feed): "the field \(Quoted(field)) is \(Quoted(feed)) in the feed"
    case .proxyURLInvalid(let url): "\(Quoted(url)) is no http or https url"
    case .pushStatusNeverPassed(let content, let time):
      "\(content) asked for the push permission at \(TimeText.seconds(time)), and no push status was ever passed"
    case .selectorEmpty(let what): "the \(what) is empty"
    case .showContentInline(let content): "\(content) is inline content, and showBackendContent shows none"
    case .productBuilderMissing(let content):
      "\(content) shows products, and initialize was given no productViewBuilder"
    case .inlineContextChanged(let component):
      "the inline component \(component) has its content already and does not load again for another page context"
    case .engagementAutomatic(let engagement, let content):
      "the SDK shows \(content) and sends its \(engagement) itself"
    case .engagementRepeated(let engagement, let content):
      "the \(engagement) of \(content) was sent by hand before"
    case .productEngagementAutomatic(let slot, let content):
      "the SDK has sent the visible impression of slot \(slot) of \(content) itself"
    case .productEngagementRepeated(let slot, let content):
      "the visible impression of slot \(slot) of \(content) was sent by hand before"
    }
  }

  static func engagement(of occasion: Occasion) -> String {
    switch occasion {
    case .load: "load"
    case .impression: "impression"
    case .visibleImpression: "visible impression"
    case .close: "close"
    }
  }

  private static func text(of fault: PhoneHashFault) -> String {
    switch fault {
    case .empty: "it is empty"
    case .upperCase: "its hex digits are in upper case"
    case .phoneNumber: "it is a phone number in plain text"
    case .length(let length): "it has \(counted(length, "character")) in place of 64"
    case .notHex: "it has other characters than 0…9 and a…f"
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func proposal(_ near: String?) -> String { near.map { "; did you mean `\($0)`?" } ?? "" }

  /// A number of the user's, which may have thousands of digits.
  private static func short(_ number: String) -> String {
    number.utf8.count <= 40 ? number : "\(number.prefix(39))…"
  }
}
