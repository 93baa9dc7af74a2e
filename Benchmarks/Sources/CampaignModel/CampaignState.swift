/// The variables of `campaign.pml` in 64 bits: app, ready, net, lock, and for each campaign phase and retries.
@frozen
public struct CampaignState: Hashable, Sendable {
  public var bits: UInt64

  @inlinable
  public init(bits: UInt64) {
    self.bits = bits
  }

  @inlinable
  public var app: UInt64 { bits & 3 }

  @inlinable
  public var ready: Bool { bits & 4 != 0 }

  @inlinable
  public var net: Bool { bits & 8 != 0 }

  /// 0 if free, else the number of the campaign that holds it plus 1.
  @inlinable
  public var lock: UInt64 { (bits >> 4) & 15 }

  @inlinable
  public func phase(_ campaign: UInt64) -> UInt64 { (bits &>> (8 &+ campaign &* 5)) & 7 }

  @inlinable
  public func retries(_ campaign: UInt64) -> UInt64 { (bits &>> (11 &+ campaign &* 5)) & 3 }

  @inlinable
  mutating func setLock(_ value: UInt64) {
    bits = bits & ~0xF0 | value << 4
  }

  @inlinable
  mutating func setPhase(_ campaign: UInt64, _ value: UInt64) {
    let shift = 8 &+ campaign &* 5
    bits = bits & ~(7 &<< shift) | value &<< shift
  }

  @inlinable
  mutating func countRetry(_ campaign: UInt64) {
    bits &+= 1 &<< (11 &+ campaign &* 5)
  }
}
