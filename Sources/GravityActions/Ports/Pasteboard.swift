/// The system's pasteboard, as `copy` writes to it (A4). Public: the app implements it.
@MainActor
public protocol Pasteboard {
  func write(_ text: String)
}
