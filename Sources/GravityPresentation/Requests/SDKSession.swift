/// Who the SDK takes the user for and how it asks, beside the presentation's machine (contract §1, §7).
///
/// Whoever drives the machine tells it of the app's calls and of every answer, and asks it for the requests that
/// the machine sends.
public struct SDKSession: Hashable, Sendable {
  let app: AppIdentity
  let policy: RequestPolicy
  /// The surprises that count as such (contract §0).
  let quirks: QuirkSet
  /// The id that the server gave the user; it survives the app's end (T3).
  public private(set) var uid: String?
  /// The server's name for the session; lost with the app.
  public private(set) var ses: String?
  public private(set) var appUser: AppUser?
  public private(set) var options = RequestOptions()
  public private(set) var contentSettings = ContentSettings()
  public private(set) var proxyURL: String?
  public private(set) var permission = NotificationPermission.unknown
  /// Whether the app has said anything of the permission.
  public private(set) var isPermissionTold = false

  /// - Parameter uid: What an earlier run of the app has stored.
  public init(app: AppIdentity, policy: PresentationPolicy, uid: String? = nil) {
    self.app = app
    self.policy = policy.requests
    quirks = policy.quirks
    self.uid = uid
  }

  /// C6: everything but the stored ids starts afresh.
  public mutating func initialize() {
    var fresh = self
    fresh.appUser = nil
    fresh.options = RequestOptions()
    fresh.contentSettings = ContentSettings()
    fresh.proxyURL = nil
    fresh.permission = .unknown
    fresh.isPermissionTold = false
    self = fresh
  }

  /// T3: only what is durable survives.
  public mutating func endApp() {
    initialize()
    ses = nil
  }

  /// C4.
  public mutating func setUser(_ user: AppUser) {
    appUser = user
  }

  /// A8: what requests say of the permission, whatever the system's status.
  public mutating func setPermission(_ permission: NotificationPermission) {
    self.permission = permission
    isPermissionTold = true
  }

  /// C3: an argument that is nil resets its part, or leaves it.
  ///
  /// - Parameter emit: Called with a quirk for each part that lost a value of the app's by it.
  public mutating func setOptions(
    _ options: RequestOptions?, _ settings: ContentSettings?, proxyURL: String?, _ emit: (Quirk) -> Void
  ) {
    let before = self
    let resets = policy.nilOption == .resets
    self.options = options ?? (resets ? RequestOptions() : self.options)
    contentSettings = settings ?? (resets ? ContentSettings() : contentSettings)
    self.proxyURL = proxyURL ?? (resets ? nil : self.proxyURL)
    if options == nil, before.options != self.options { quirk(.nilResets, .option(.options), emit) }
    if settings == nil, before.contentSettings != contentSettings {
      quirk(.nilResets, .option(.contentSettings), emit)
    }
    if proxyURL == nil, before.proxyURL != self.proxyURL { quirk(.nilResets, .option(.proxyURL), emit) }
  }

  /// C4: what a response says of the user is stored, unless the request went out in the app's name.
  ///
  /// - Parameters:
  ///   - endpoint: What was asked.
  ///   - origin: The request's.
  ///   - subject: Whom a quirk is about.
  public mutating func take(
    _ user: ServerUser, from endpoint: RequestEndpoint, of origin: RequestOrigin,
    about subject: Quirk.Subject,
    _ emit: (Quirk) -> Void
  ) {
    if carriesAppUser(endpoint, origin) { return }
    let before = (uid, ses)
    uid = user.uid ?? uid
    ses = user.ses ?? ses
    if origin.appUser != nil, before != (uid, ses) { quirk(.chooseStoresIDs, subject, emit) }
  }

  /// Whether a request goes out in the app's name.
  func carriesAppUser(_ endpoint: RequestEndpoint, _ origin: RequestOrigin) -> Bool {
    origin.appUser != nil && (endpoint != .choose || policy.appUser == .everywhere)
  }

  func quirk(_ kind: QuirkKind, _ subject: Quirk.Subject, _ emit: (Quirk) -> Void) {
    if quirks.contains(kind) { emit(Quirk(kind, subject)) }
  }
}
