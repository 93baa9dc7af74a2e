import GravityActions

/// Everything the machine remembers: plain, small, without references.
///
/// Capacity: five triggers and five presentations at a time. What comes beyond is answered with the verdict
/// `capacity`.
package struct MachineState: Hashable, Sendable {
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let initialized = Traits(rawValue: 1)
    static let locked = Traits(rawValue: 2)
    static let listening = Traits(rawValue: 4)
    static let inBackground = Traits(rawValue: 8)
  }

  var triggers = SlotArray<TriggerSlot>(repeating: .free)
  var presentations = SlotArray<PresentationSlot>(repeating: .free)
  var scratch = RuleScratch()
  var push = PushPermissionFlow()
  package var lastSerial: UInt16 = 0
  var traits: Traits = []

  package init() {}

  package var isLocked: Bool { traits.contains(.locked) }
}
