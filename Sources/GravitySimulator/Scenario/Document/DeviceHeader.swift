import GravityActions

/// `device push=…`.
public struct DeviceHeader: Hashable, Sendable {
  public var push = PushAuthorizationStatus.notDetermined

  public init() {}
}
