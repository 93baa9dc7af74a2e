/// A view controller: one of the app's own, or the one that shows a campaign of a modal kind.
///
/// One word of 32 bits, because every presentation and trigger in the machine's state holds one.
public struct ControllerID: Hashable, Sendable, BitwiseCopyable {
  private let bits: UInt32

  private static let campaignBit: UInt32 = 1 << 31

  /// A controller of the app's, numbered by whoever drives the machine.
  public static func app(_ number: UInt16) -> ControllerID {
    ControllerID(bits: UInt32(number))
  }

  /// The controller that shows `presentation`.
  public static func campaign(_ presentation: PresentationID) -> ControllerID {
    let ticket = presentation.ticket
    return ControllerID(bits: campaignBit | UInt32(ticket.slot) << 16 | UInt32(ticket.serial))
  }

  /// No controller at all: the app passed none, or none has been settled yet.
  static let none = ControllerID(bits: .max)

  package var word: UInt32 { bits }

  /// The app's number, or nil for a campaign's controller.
  public var appNumber: UInt16? {
    bits & Self.campaignBit == 0 ? UInt16(truncatingIfNeeded: bits) : nil
  }

  /// The presentation that the controller shows, or nil for one of the app's.
  public var presentation: PresentationID? {
    guard bits & Self.campaignBit != 0, self != .none else { return nil }
    return PresentationID(
      ticket: Ticket(
        serial: UInt16(truncatingIfNeeded: bits), slot: UInt8(truncatingIfNeeded: bits >> 16 & 0x7F)))
  }
}
