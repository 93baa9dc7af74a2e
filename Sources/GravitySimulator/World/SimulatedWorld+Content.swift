import GravityPresentation

/// Content that the app asks for and reports by hand (C1, E8).
extension SimulatedWorld {
  /// C1: content for the app's own views; its contents count as loaded from then on.
  public mutating func getContent(_ query: ContentQuery, page: PageContext? = nil) throws {
    try requireAlive()
    let call: LogMessage.Call =
      switch query {
      case .selector: .getContentBySelector
      case .campaign: .getContentByCampaignID
      case .group: .getContentByGroup
      }
    diagnoseGetContent(query, page: page)
    let load = begin(ContentLoad(query: query, page: page, sender: .app))
    try take(.contentRequested(load, call))
  }

  /// E8: a report of the app's own.
  public mutating func engage(_ occasion: Occasion, _ content: String) throws {
    try requireAlive()
    let id = try loadedContent(content)
    diagnoseEngage(occasion, content)
    try take(.engaged(occasion, id))
  }

  /// E6, E8: a report of the app's own.
  public mutating func engageProduct(
    _ engagement: ProductEngagement, slot: Int, content: String
  ) throws {
    try requireAlive()
    let slots = catalog.slotIDs(of: try loadedContent(content))
    guard slots.indices.contains(slot) else {
      throw WorldError.impossible(
        "\(content) has no slot \(slot)",
        possible: slots.isEmpty ? "it has no products" : "it has \(slots.count) slots, counted from 0")
    }
    diagnoseEngageProduct(engagement, slot: slot, content: content)
    try take(.productEngaged(engagement, slots[slot]))
  }

  mutating func begin(_ load: ContentLoad) -> LoadID {
    loads.append(load)
    return LoadID(index: UInt32(truncatingIfNeeded: loads.count - 1))
  }

  func load(_ id: LoadID) -> ContentLoad? {
    loads.indices.contains(Int(id.index)) ? loads[Int(id.index)] : nil
  }

  func endpoint(of id: LoadID) -> ServerEndpoint {
    switch load(id)?.query {
    case .selector(let name): .selector(name)
    case .campaign(let campaign): .choose(campaign)
    case .group(let name): .group(name)
    case nil: .selector("")
    }
  }

  mutating func endLoad(_ id: LoadID, _ outcome: LoadOutcome) {
    switch load(id)?.sender {
    case .component(let component, let number): endLoad(number, of: component, outcome)
    case .app, nil: break
    }
  }

  /// `/choose selector "name"`, as traces name it.
  func text(of id: LoadID) -> String {
    switch load(id)?.query {
    case .selector(let name): "/choose selector \(Quoted(name))"
    case .campaign(let campaign): "/choose \(campaign)"
    case .group(let name): "/choose group \(Quoted(name))"
    case nil: "/choose"
    }
  }
}
