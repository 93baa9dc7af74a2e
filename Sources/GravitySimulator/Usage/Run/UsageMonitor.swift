import GravityPresentation

/// What a run remembers to tell misuse by: transactions, currencies, the feed, who tracks which content.
///
/// It outlives the app: a transaction id stays used when the app is started again.
struct UsageMonitor: Sendable {
  /// An event that has no currency, as long as no other has one.
  struct Uncertain: Sendable {
    let event: String
    let path: UsagePath
    let site: UsageSite
  }

  /// Content that came up.
  struct Shown: Sendable {
    let content: String
    let time: Instant
    let site: UsageSite
  }

  /// Engagement that was sent by hand.
  struct Sent: Hashable, Sendable {
    let content: String
    let occasion: Occasion
    /// The product's place among the content's slots; nil for the content itself.
    var slot: Int?
  }

  /// The statement that is being run.
  var statement: Int?
  /// The products of the responses that have been read; they are read when a call needs them.
  var feed = FeedValues()
  var readBodies: Set<BodyID> = []
  var unreadBodies: [BodyID] = []
  var transactions: [String: Instant] = [:]
  /// The first event that had a currency.
  var currencyEvent: String?
  var withoutCurrency: [Uncertain] = []
  /// The calls whose triggers are under way.
  var triggers: [TriggerID: UsageSite] = [:]
  var lastCall: UsageSite?
  var hasInitialized = false
  var hasPushStatus = false
  /// The first primer that was shown, while no push status has been passed.
  var primer: Shown?
  /// What was sent by hand since its content was loaded last.
  var sent: Set<Sent> = []
  /// Products were shown without a builder, and that was told.
  var hasToldBuilder = false
  /// `initialize` was given a productViewBuilder.
  var hasProductViewBuilder = true
  /// No call comes any more.
  var isConcluded = false

}
