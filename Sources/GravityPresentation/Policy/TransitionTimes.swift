/// Nominal transition times, the same in and out (D12).
public struct TransitionTimes: Hashable, Sendable {
  public var fullScreen: Milliseconds = 500
  public var modal: Milliseconds = 500
  public var bottomSheet: Milliseconds = 300
  /// Out by itself takes a time of its own (D5).
  public var snackBar: Milliseconds = 0

  public init() {}
}
