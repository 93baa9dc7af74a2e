/// Shows and takes down the presentations of one delivery method.
///
/// A presenter does what the machine's effects ask for and answers with its events, in its own time:
/// `viewAppeared` when the view is there and `appearingEnded` when its transition is over, or
/// `presentationRefused`; `dismissalEnded` when it is gone. A late answer is noted and changes nothing, and one
/// that never comes costs the machine's patience.
public protocol Presenter: Sendable {
  /// What it presents on, and where its answers go: a window of the app's, or the simulated world.
  associatedtype Stage

  /// The name of the delivery method it presents (contract §4).
  var method: String { get }

  func present(
    _ presentation: PresentationID, _ content: ContentID, on host: ControllerID, in stage: inout Stage)

  /// The presentation leaves by itself (D5); a `dismiss` follows when it is to be gone.
  func beginLeaving(_ presentation: PresentationID, in stage: inout Stage)

  func dismiss(_ presentation: PresentationID, in stage: inout Stage)
}
