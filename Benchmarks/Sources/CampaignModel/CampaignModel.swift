import GravitySimulator

/// `campaign.pml` as a model: `campaigns` campaigns share one lock.
public struct CampaignModel: ExplorableModel {
  /// At most 8, so that a state fits into 64 bits.
  @usableFromInline let campaigns: UInt64

  @inlinable
  public init(campaigns: Int) {
    self.campaigns = UInt64(min(max(campaigns, 1), 8))
  }

  @inlinable
  public var kindCount: Int { 15 }

  @inlinable
  public var markCount: Int { CampaignMark.allCases.count }

  @inlinable
  public var keysAreExact: Bool { true }

  @inlinable
  public func initialState() -> CampaignState { CampaignState(bits: 0) }

  @inlinable
  public func key(of state: CampaignState) -> UInt64 { state.bits }

  @inlinable
  public func kind(of event: CampaignEvent) -> Int {
    event.code < 16 ? Int(event.command) : 6 + Int(event.command)
  }

  @inlinable
  public func isFault(mark: Int) -> Bool { true }
}
