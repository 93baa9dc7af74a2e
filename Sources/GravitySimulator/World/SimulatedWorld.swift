import GravityActions
import GravityPresentation

/// A scripted device, host app and server around one machine, in virtual time.
///
/// Every step and every expectation of the scenario format is one method; a unit test calls them as a scenario
/// writes them. After each step everything due at that instant has happened (T1). A step that cannot be done
/// throws `WorldError.impossible`, an expectation that does not hold `WorldError.differs`.
///
/// A value: a copy goes its own way from where it was taken.
public struct SimulatedWorld: Sendable {
  let setup: CompiledSetup
  /// An explorer drives the world: what is only read afterwards is not kept, answers come when it lets them, and
  /// whether a tracking url answers, which disturbs nothing (E9), is not asked.
  let isExplored: Bool
  public internal(set) var machine: PresentationMachine
  public internal(set) var now = Instant.start
  public internal(set) var recording: Recording
  var agenda = Agenda()
  /// Who the SDK takes the user for, and what it says in requests (C3–C6, N4).
  public internal(set) var session: SDKSession
  /// The call that is under way, until its request is built.
  var call = ScriptedCall()
  /// Where the requests of triggers come from that have not ended.
  var origins: [SentOrigin] = []
  var host: HostScreens
  var system: SystemPushAuthorization
  /// The click that wrote the pasteboard last.
  var pasteboard: ActionID?
  var isInBackground = false
  /// What took it there are the system's settings: for pictures, nothing follows from it.
  var isInSettings = false
  var isAlive = true
  /// Why the app is not running, where it crashed.
  public internal(set) var crash: Crash?
  var names: ControllerNames
  var calls: UInt32 = 0
  /// Requests for content outside triggers, by their numbers.
  var loads: [ContentLoad] = []
  var inline = InlineStage()
  /// The component that a tap under way is in.
  var tappedComponent: InlineID?
  /// The product cards of what is on the screen, in the order in which they came.
  var shelves: [OpenShelf] = []
  var queue = EventQueue()
  /// The clicks whose events are on their way.
  var relayedClicks = SmallArray<RelayedClick>()
  /// How often each endpoint with several replies was asked, by its number in the setup.
  var replyCounts = SmallArray<UInt16>()
  /// What must be so after every event, with a number to know each by.
  public internal(set) var properties: [ScenarioProperty] = []
  /// What is owed to each of the properties; nothing where it is no `within`.
  var obligations: [Obligation] = []
  /// The property that broke first; the others are not looked at any more.
  public internal(set) var brokenProperty: BrokenProperty?
  /// What watches for broken properties; nil where nobody asks for them.
  var monitor: PropertyMonitor?
  /// What notes where the run gets to; nil where nobody asks.
  var coverage: CoverageRecorder?
  /// Whether an exploration needs to know of verdicts and of what has loaded, which only some scenarios ask for.
  var keepsHistory = false
  /// Lent to one event after the other, so that none needs a heap block.
  var effects: [Effect] = []
  var snapshot = HostSnapshot()
  var fault: String?
  /// What tells misuse of the app's calls.
  var usage = UsageMonitor()

  public init(_ setup: WorldSetup) throws {
    try self.init(setup.compiled())
  }

  public init(_ setup: CompiledSetup, keepsTimeline: Bool = true) throws {
    try self.init(setup, keepsTimeline: keepsTimeline, isExplored: false)
  }

  init(_ setup: CompiledSetup, keepsTimeline: Bool, isExplored: Bool) throws {
    self.setup = setup
    self.isExplored = isExplored
    machine = PresentationMachine(environment: setup.environment)
    session = SDKSession(app: setup.app, policy: setup.environment.profile.policy, uid: setup.uid)
    names = ControllerNames(setup.hosts)
    host = HostScreens(apps: setup.hosts.indices.map { .app(UInt16(truncatingIfNeeded: $0)) })
    system = SystemPushAuthorization(status: setup.pushStatus)
    recording = Recording(keepsTimeline: keepsTimeline)
    if setup.isInitialized { try take(.initialized) }
  }

  public var catalog: Catalog { machine.environment.catalog }

  var pasteboardText: String? { pasteboard.flatMap { catalog.click($0).copyData } }
}
