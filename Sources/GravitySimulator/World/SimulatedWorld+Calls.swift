import GravityPresentation

/// The app's calls to the SDK (contract §1).
extension SimulatedWorld {
  /// C2, C6.
  public mutating func initialize() throws {
    try requireAlive()
    diagnoseInitialize()
    try take(.initialized)
  }

  /// P1: a trigger of the kind /visit.
  public mutating func trackView(
    _ type: String, _ location: String, data: [String] = [], controller: String? = nil
  ) throws {
    try trackView(PageContext(type: type, location: location, data: data), controller: controller)
  }

  /// P1: a trigger of the kind /visit.
  public mutating func trackView(_ page: PageContext, controller: String? = nil) throws {
    try requireAlive()
    let id = try controllerID(of: controller)
    diagnoseTrackView(page, controller: controller)
    call = ScriptedCall(page: page)
    try take(.viewTracked(nextCall(), controller: id))
  }

  /// P1: a trigger of the kind /event.
  public mutating func triggerEvent(
    _ events: [TrackedEvent], page: PageContext? = nil, controller: String? = nil
  ) throws {
    try requireAlive()
    let id = try controllerID(of: controller)
    diagnoseTriggerEvent(events, page: page, controller: controller)
    call = ScriptedCall(page: page ?? .unnamed, events: events)
    try take(.eventTriggered(nextCall(), controller: id))
  }

  /// A8: what requests say of the permission.
  public mutating func setNotificationPermission(_ permission: NotificationPermission) throws {
    try requireAlive()
    diagnosePushStatus()
    try take(.configured(.setNotificationPermissionStatus))
    guard isAlive, machine.isInitialized else { return }
    session.setPermission(permission)
    recording.note("the app says that notifications are \(permission.rawValue)", at: now)
  }

  /// L2.
  public mutating func lockPresentation() throws {
    try requireAlive()
    try take(.presentationLocked)
  }

  /// L2.
  public mutating func unlockPresentation() throws {
    try requireAlive()
    try take(.presentationUnlocked)
  }

  /// L2.
  public mutating func lockListener(isOn: Bool) throws {
    try requireAlive()
    try take(.lockListenerChanged(isSet: isOn))
  }

  /// C1: shows a content that was loaded before.
  public mutating func showContent(_ content: String, controller: String? = nil) throws {
    try requireAlive()
    let id = try loadedContent(content)
    let controller = try controllerID(of: controller)
    diagnoseShowContent(id)
    try take(.contentShown(id, controller: controller))
  }

  private mutating func nextCall() -> CallID {
    calls &+= 1
    return CallID(index: calls)
  }

  private func controllerID(of name: String?) throws -> ControllerID? {
    guard let name else { return nil }
    guard let id = names.id(of: name) else {
      throw WorldError.impossible("there is no controller \(name)", possible: nil)
    }
    return id
  }

  func loadedContent(_ name: String) throws -> ContentID {
    if let id = recording.loaded.first(where: { catalog.name(of: $0) == name }) { return id }
    throw WorldError.impossible("content \(name) was not loaded before", possible: loadedContents)
  }

  private var loadedContents: String? {
    var seen: Set<String> = []
    let names = recording.loaded.map { catalog.name(of: $0) }.filter { seen.insert($0).inserted }
    return names.isEmpty ? nil : "loaded so far: " + names.joined(separator: ", ")
  }

  func requireAlive() throws {
    guard isAlive else {
      throw WorldError.impossible(
        crash.map { "the app crashed at \(TimeText.seconds($0.time))" } ?? "the app is not running",
        possible: "`relaunch` starts it again")
    }
  }
}
