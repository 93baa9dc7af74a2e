/// Where text for a person or a program goes: standard output, standard error, or a test's memory.
///
/// Calls may come from any thread and are not interleaved; the order of pieces is their caller's care.
public protocol TextSink: AnyObject, Sendable {
  /// Whether the reader wants colours.
  var usesColor: Bool { get }

  /// Appends text. It may be held back until ``flush()``.
  func write(_ text: String)

  /// Passes on what was held back.
  func flush()
}
