import GravityPresentation

/// The simulated world's presenters, one for each delivery method.
public struct PresenterRegistry: Sendable {
  private var presenters: [any ScriptedPresenter] = []

  /// Presenters for the four methods of contract §4.
  public static let standard: PresenterRegistry = {
    var registry = PresenterRegistry()
    registry.presenters = [
      ControllerPresenter(method: "fullScreen"), ControllerPresenter(method: "modal"),
      ControllerPresenter(method: "bottomSheet"), OverlayPresenter(method: "snackBar"),
    ]
    return registry
  }()

  /// No presenters at all.
  public init() {}

  /// Adds a presenter.
  ///
  /// - Throws: `PresenterNameTaken` where its method has one already.
  public mutating func register(_ presenter: some ScriptedPresenter) throws(PresenterNameTaken) {
    guard self[presenter.method] == nil else { throw PresenterNameTaken(method: presenter.method) }
    presenters.append(presenter)
  }

  subscript(method: String) -> (any ScriptedPresenter)? {
    presenters.first { $0.method == method }
  }
}
