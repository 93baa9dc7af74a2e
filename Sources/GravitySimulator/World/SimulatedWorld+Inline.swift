import GravityPresentation

/// The app's inline components (N1).
extension SimulatedWorld {
  /// Puts a component on the app's top-most screen.
  ///
  /// - Parameters:
  ///   - kind: A SwiftUI view loads when it appears, a view of UIKit's at once.
  ///   - id: A name of the scenario's, free as long as no mounted component has it.
  ///   - source: What it loads by.
  ///   - hasLoader: The app gave it something to show while it loads.
  ///   - page: The page context of its requests.
  public mutating func mount(
    _ kind: InlineKind, _ id: String, _ source: InlineSource, hasLoader: Bool = false,
    page: PageContext? = nil
  ) throws {
    try requireAlive()
    let profile = machine.environment.profile
    if kind == .list, !profile.policy.inline.hasList {
      throw WorldError.impossible(
        "\(profile.name) has no list component (N1)", possible: "`mount uiKit` loads one campaign's content")
    }
    if inline.mounted(id) != nil {
      throw WorldError.impossible("\(id) is mounted already", possible: "`unmount \(id)` takes it away")
    }
    guard let screen = host.screens.last(where: { $0.isInWindow && $0.id.appNumber != nil }) else {
      throw WorldError.impossible(
        "no screen of the app's is in the window", possible: "`host attach` brings one back")
    }
    guard inline.components.count < InlineStage.capacity else {
      throw WorldError.impossible(
        "\(InlineStage.capacity) components were mounted before", possible: "more than a run can tell apart")
    }
    diagnoseMount(source, page: page)
    let value = InlineComponent(kind, hasLoader: hasLoader, under: profile.policy)
    let number = inline.add(
      MountedComponent(name: id, screen: screen.id, source: source, page: page, value: value))
    tell(number, .mounted)
    observeScreens()
    try runDue()
  }

  /// Gives the same instance another page, and a SwiftUI view another selector.
  public mutating func rebind(_ id: String, selector: String? = nil, page: PageContext? = nil) throws {
    try requireAlive()
    let number = try mountedComponent(id)
    guard let component = inline[number] else { return }
    let isNew = selector.map { component.source != .selector($0) } ?? false
    if isNew, component.value.kind != .swiftUI {
      throw WorldError.impossible(
        "the \(component.value.kind == .list ? "group" : "selector") of \(id) is fixed when it is made (N1)",
        possible: "`unmount \(id)`, and `mount` another")
    }
    diagnoseRebind(
      id, selector: selector, page: page,
      keepsContent: !isNew && component.value.phase == .shown && page != component.page)
    inline.update(number) { component in
      if let selector { component.source = .selector(selector) }
      if let page { component.page = page }
    }
    tell(number, .rebound(hasNewSelector: isNew))
    try runDue()
  }

  /// The component leaves its screen for good; what it waits for is still answered (E1).
  public mutating func unmount(_ id: String) throws {
    try requireAlive()
    tell(try mountedComponent(id), .unmounted)
    try runDue()
  }

  private func mountedComponent(_ name: String) throws -> InlineID {
    if let id = inline.mounted(name) { return id }
    throw WorldError.impossible(
      inline.last(name) == nil ? "\(name) is not mounted" : "\(name) is no longer mounted",
      possible: mountedNames.map { "mounted: \($0)" })
  }

  /// The names of the components that are there, in order.
  var mountedNames: String? {
    let names = inline.mounted.compactMap { inline[$0]?.name }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  func name(of id: InlineID) -> String { inline[id]?.name ?? "an inline component" }
}
