import GravityActions
import GravityPresentation

/// The ways from one content.
extension CampaignMapper {
  mutating func ways(from place: Int) -> [MapWay] {
    elementWays(from: place) + closeButtonWays(from: place) + containerWays(from: place)
      + gestureWays(from: place)
  }

  private mutating func elementWays(from place: Int) -> [MapWay] {
    let id = drawnID(at: place)
    let elements = catalog.content(id).content.variables?.elements ?? []
    var ways: [MapWay] = []
    for drawn in catalog.drawnElements(of: id) {
      guard let action = drawn.action else { continue }
      let element = elements[Int(drawn.source)]
      let trigger = MapTrigger.element(Int(drawn.source), type: element.type, text: element.text)
      ways += self.ways(of: action, by: trigger, from: place, isConditional: isConditional(element))
    }
    return ways
  }

  private mutating func closeButtonWays(from place: Int) -> [MapWay] {
    let id = drawnID(at: place)
    guard catalog.hasCloseButton(id) else { return [] }
    if let action = catalog.action(of: .closeButton, in: id) {
      return ways(of: action, by: .closeButton, from: place)
    }
    // D4.
    return [
      profile.policy.closeButtonAlwaysCloses
        ? closingWay(from: place, by: .closeButton)
        : MapWay(
          from: place, trigger: .closeButton, isConditional: false, route: nil, action: nil,
          deeds: [.nothing], callbacks: [], urls: [], to: .content(place), leaves: false)
    ]
  }

  private mutating func containerWays(from place: Int) -> [MapWay] {
    guard let action = catalog.action(of: .container, in: drawnID(at: place)) else { return [] }
    return ways(of: action, by: .container, from: place)
  }

  private func gestureWays(from place: Int) -> [MapWay] {
    guard !isInline(place) else { return [] }
    let behavior = catalog.record(drawnID(at: place)).behavior
    var triggers: [MapTrigger] = []
    if behavior.closesOnOutsideTap { triggers.append(.outside) }
    if behavior.closesOnSwipeDownPast != nil { triggers.append(.swipeDown) }
    if behavior.closesOnSwipeUp { triggers.append(.swipeUp) }
    switch profile.policy.back {
    case .isMissing: break
    case .closesEveryMethod: triggers.append(.back)
    case .closesModalKinds: if behavior.kind == .modal { triggers.append(.back) }
    }
    if let leaving = behavior.selfDismissal { triggers.append(.time(leaving.after + leaving.over)) }
    return triggers.map { closingWay(from: place, by: $0) }
  }

  private func closingWay(from place: Int, by trigger: MapTrigger) -> MapWay {
    let id = drawnID(at: place)
    var reports = MapReports()
    reports.addClose(closes(of: trigger, in: id), of: id, in: self)
    return MapWay(
      from: place, trigger: trigger, isConditional: false, route: nil, action: nil, deeds: [.closes],
      callbacks: reports.callbacks, urls: reports.urls, to: .offScreen, leaves: true)
  }

  private mutating func ways(
    of action: ActionID, by trigger: MapTrigger, from place: Int, isConditional: Bool = false
  ) -> [MapWay] {
    let click = catalog.click(action)
    let outcomes = plugins.actions.formOutcomes(of: click, under: profile.policy.actions)
    if outcomes.isEmpty {
      let plan = MapPlan(
        steps: catalog.plan(of: action), click: click, action: action, refusal: refusal)
      return [way(plan, by: trigger, from: place, isConditional, nil)]
    }
    return outcomes.map { outcome in
      // N2: inside inline content there is nothing to dismiss.
      let steps = isInline(place) ? outcome.steps.filter { $0 != .dismiss } : outcome.steps
      let plan = MapPlan(
        steps: steps, click: outcome.click, action: action, eventType: outcome.eventType, refusal: refusal)
      let route = outcome.route.map { MapRoute.numbered($0 + 1) } ?? .otherwise
      return way(plan, by: trigger, from: place, isConditional, route)
    }
  }

  private mutating func way(
    _ plan: MapPlan, by trigger: MapTrigger, from place: Int, _ isConditional: Bool, _ route: MapRoute?
  ) -> MapWay {
    let id = drawnID(at: place)
    let target = step(of: plan, in: id)
    let isReplacing = isReplacing(plan, target, in: id)
    let leaves = isReplacing || plan.dismissals > 0
    var to: MapPlace?
    if let target { to = self.place(target) }
    var reports = MapReports()
    reports.add(plan, closes: closes(of: plan, isReplacing: isReplacing, in: id), of: id, in: self)
    return MapWay(
      from: place, trigger: trigger, isConditional: isConditional, route: route,
      action: plan.click.name.wireName, deeds: plan.deeds(isOnTop: target?.id != nil && !leaves),
      callbacks: reports.callbacks, urls: reports.urls,
      to: to ?? (leaves ? .offScreen : .content(place)), leaves: leaves)
  }

  private var refusal: PushRefusalHandling { profile.policy.actions.pushRefusal }

  private func isConditional(_ element: Element) -> Bool {
    plugins.inputs.conditions.contains { condition in
      guard condition.isKnown(under: profile.policy) else { return false }
      do throws(ElementFault) {
        return try condition.isMet(by: Answers(), for: element) != nil
      } catch {
        // What cannot be read is not drawn, and so on no map.
        return false
      }
    }
  }
}
