import GravityActions
import GravityPresentation

/// What a way reports, gathered in the order in which it is caused.
struct MapReports {
  private(set) var callbacks: [MapCount] = []
  private(set) var urls: [MapCount] = []

  mutating func add(_ plan: MapPlan, closes: Int, of content: ContentID, in mapper: CampaignMapper) {
    var hasClosed = false
    for step in plan.steps {
      switch step {
      case .reportURLs:
        urls.add(mapper.urlCount(mapper.catalog.urlIDs(of: plan.action)), of: plan.click.name.wireName)
      case .dismiss:
        if !hasClosed { addClose(closes, of: content, in: mapper) }
        hasClosed = true
      case .callBack(let callback): callbacks.add(1, of: callback.eventName)
      case .writePasteboard, .openStep, .askForPush, .openNotificationSettings, .sendEvent, .update, .note:
        break
      }
    }
    // A step that replaces its content closes it without being asked to.
    if !hasClosed { addClose(closes, of: content, in: mapper) }
  }

  mutating func addClose(_ closes: Int, of content: ContentID, in mapper: CampaignMapper) {
    let catalog = mapper.catalog
    if catalog.callsBack(.close, of: content) { callbacks.add(closes, of: Occasion.close.eventName) }
    let type = catalog.content(content).content.variables?.onClose?.action ?? ""
    urls.add(closes * mapper.urlCount(catalog.urlIDs(of: .close, of: content)), of: type)
  }
}
