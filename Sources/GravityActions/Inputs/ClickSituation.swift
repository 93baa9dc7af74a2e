/// What surrounds a click: whose campaign it is in, and what the user has put in so far.
public struct ClickSituation: Hashable, Sendable {
  public var campaignID: String
  public var experienceID: String
  public var answers: Answers
  /// The inputs that are drawn now, in order.
  public var inputs: [VisibleInput]

  public init(
    campaignID: String = "", experienceID: String = "", answers: Answers = Answers(),
    inputs: [VisibleInput] = []
  ) {
    self.campaignID = campaignID
    self.experienceID = experienceID
    self.answers = answers
    self.inputs = inputs
  }
}
