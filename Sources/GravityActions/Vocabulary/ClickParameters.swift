/// An `onClick`, as far as any action reads it (contract section 6).
public struct ClickParameters: Hashable, Sendable {
  public var name: ActionName
  /// Whether the click dismisses the campaign besides its effect (A1); true where the server is silent.
  public var closeOnClick: Bool
  public var copyData: String?
  public var url: String?
  public var urlType: LinkTarget
  public var deeplink: String?
  public var step: Int?
  public var itemID: String?
  /// Whether the server gave no url type at all, or null: `urlType` cannot tell, and A5 differs by profile.
  public var isURLTypeMissing: Bool
  /// What carries the click; read only where `ActionPolicy.dismissingSources` says so.
  public var source: ClickSource
  /// What else the server says of it, for actions of a plug-in to read.
  public var members: [JSONMember]
  public var situation: ClickSituation
  /// The custom event that it sends, where its plan has `sendEvent`.
  public var event: ClickEvent?
  /// What the user has put in counts as from the plan's `update` on; nil where it does not change.
  public var answersAfter: Answers?
  /// What is wrong with `members`, where its action cannot make sense of them.
  public var fault: ParameterFault?

  public init(
    name: ActionName,
    closeOnClick: Bool = true,
    copyData: String? = nil,
    url: String? = nil,
    urlType: LinkTarget = .browser,
    deeplink: String? = nil,
    step: Int? = nil,
    itemID: String? = nil,
    isURLTypeMissing: Bool = false,
    source: ClickSource = .button,
    members: [JSONMember] = [],
    situation: ClickSituation = ClickSituation()
  ) {
    self.name = name
    self.closeOnClick = closeOnClick
    self.copyData = copyData
    self.url = url
    self.urlType = urlType
    self.deeplink = deeplink
    self.step = step
    self.itemID = itemID
    self.isURLTypeMissing = isURLTypeMissing
    self.source = source
    self.members = members
    self.situation = situation
  }

  /// Whether `parameter` is there to be used. An empty text can be copied; an empty link leads nowhere.
  public func has(_ parameter: ClickParameter) -> Bool {
    switch parameter {
    case .copyData: copyData != nil
    case .url: url?.isEmpty == false
    case .deeplink: deeplink?.isEmpty == false
    case .step: step != nil
    }
  }
}
