import GravityActions
import GravityPresentation

extension ScenarioVocabulary {
  static let pageTypes = ["HOMEPAGE", "PRODUCT", "CART", "CATEGORY", "SEARCH", "OTHER"]
  static let methods = ["fullScreen", "modal", "bottomSheet", "snackBar"]
  static let callbacks = [
    "ContentLoadEvent", "ContentImpressionEvent", "ContentVisibleImpressionEvent", "ContentCloseEvent",
    "CopyEvent", "CancelEvent", "FollowUrlEvent", "FollowDeeplinkEvent", "RequestPushEvent",
    "ProductImpressionEvent",
  ]
  static let verdicts = [
    "presented", "loadFailed", "noContent", "noElements", "noHost", "hostInactive", "hostBusy",
    "alreadyPresenting", "locked", "notPresentable", "unknownTemplate", "notTried", "capacity",
  ]
  static let hostActions = ["present", "dismiss", "detach", "attach", "beginDismissing"]
  static let pushStatuses = PushAuthorizationStatus.allCases.map(\.rawValue)
  static let quirks = QuirkID.allCases.map(\.rawValue)
  static let usageRules = UsageRule.allCases.map(\.rawValue)
  static let singleHeaders: Set = [
    "scenario", "description", "tags", "profile", "device", "app", "host", "effects",
  ]
  static let streams = ExpectedStream.allCases.map(\.rawValue)

  /// What ``CallbackRecord`` keeps of a callback.
  static func attributes(ofCallback name: String) -> [String] {
    switch name {
    case "FollowUrlEvent": ["content", "url", "type"]
    case "FollowDeeplinkEvent": ["content", "deeplink"]
    case "CopyEvent": ["content", "copyData"]
    case "ProductImpressionEvent": ["content", "slot"]
    default: ["content"]
    }
  }

  /// The fields of an event's kind as the SDK documents them, those it cannot do without first.
  static func fields(ofEvent kind: String) -> (required: [String], optional: [String])? {
    switch kind {
    case "addToCart", "removeFromCart": (["value", "productId", "quantity"], ["currency", "cart"])
    case "purchase": (["uniqueTransactionId", "value", "cart"], ["currency"])
    case "syncCart": (["value"], ["currency", "cart"])
    case "addToWishlist": (["value", "productId"], [])
    case "signUp", "login": ([], ["hashedEmail", "cuid", "cuidType"])
    case "custom": (["type", "name"], ["customProps"])
    default: nil
    }
  }

  /// Required fields whose absence is a misuse that a run tells, and no mistake of the scenario's.
  static let diagnosedFields = ["uniqueTransactionId", "cart"]

  static let eventKinds = [
    "addToCart", "purchase", "removeFromCart", "syncCart", "addToWishlist", "signUp", "login", "custom",
  ]

  /// Every word that a line may begin with.
  static let statementWords: [String] = {
    var seen: Set<String> = []
    return (steps.map(\.keyword) + ["expect", "at"] + headers.map(\.keyword)).filter {
      seen.insert($0).inserted
    }
  }()
  static let longestKeyword = statementWords.map(\.utf8.count).max() ?? 0

  private static let statementWordSet = Set(statementWords)

  static func beginsStatement(_ word: String) -> Bool { statementWordSet.contains(word) }

  private static let headersByKeyword = table(headers)
  private static let stepsByKeyword = table(steps)
  private static let expectationsByKeyword = table(expectations)

  static func header(_ keyword: String) -> StatementForm? { headersByKeyword[keyword] }
  static func step(_ keyword: String) -> StatementForm? { stepsByKeyword[keyword] }
  static func expectation(_ keyword: String) -> StatementForm? { expectationsByKeyword[keyword] }

  private static func table(_ forms: [StatementForm]) -> [String: StatementForm] {
    Dictionary(forms.map { ($0.keyword, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
