/// One guarded command: the upper bits are the campaign plus 1, or 0 for the host; the lower four say which
/// of its commands it is, in the order of the file.
@frozen
public struct CampaignEvent: Hashable, Sendable {
  public let code: UInt8

  @inlinable
  public init(code: UInt8) {
    self.code = code
  }

  @inlinable
  static func host(_ command: UInt8) -> Self { Self(code: command) }

  @inlinable
  static func campaign(_ campaign: UInt64, _ command: UInt8) -> Self {
    Self(code: UInt8(truncatingIfNeeded: campaign &+ 1) &<< 4 | command)
  }

  @inlinable
  var command: UInt8 { code & 15 }

  @inlinable
  var campaign: UInt64 { UInt64(code &>> 4) &- 1 }
}
