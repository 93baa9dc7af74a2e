import GravityPresentation

/// A presenter of the simulated world's: it does what the platform does, and finds fault with what the platform
/// refuses.
public protocol ScriptedPresenter: Presenter where Stage == SimulatedWorld {}
