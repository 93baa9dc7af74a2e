/// Keys of states that were seen: open addressing, linear probing, at most half full.
///
/// It holds the part of the keys that one worker is in charge of. Keys come in *spread*; see ``spread(_:)``.
@usableFromInline
struct KeyTable {
  /// How many tables share the keys.
  @usableFromInline let tables: UInt64
  @usableFromInline var slots: UnsafeMutablePointer<UInt64>
  /// Beside each slot the number of its key in the order of insertion, if the numbers are wanted.
  @usableFromInline var numbers: UnsafeMutablePointer<UInt32>?
  @usableFromInline var capacity: Int
  @usableFromInline var shift: UInt64
  @usableFromInline var count = 0
  /// 0 is the slot that is free, so this key is kept beside them.
  @usableFromInline var numberOfZero: UInt32?

  /// How many slots there are addresses for, so that the table can grow where it is; 0 if it must move.
  @usableFromInline var reserved: Int

  private static let smallest = 1 << 10
  /// 16 GB: half a billion keys for each table.
  private static let largest = 1 << 31

  @usableFromInline
  init?(tables: Int, keepsNumbers: Bool) {
    if !keepsNumbers, let slots = PageMemory.reserved(words: Self.largest) {
      self.slots = slots
      reserved = Self.largest
    } else if let slots = PageMemory.zeroed(words: Self.smallest) {
      self.slots = slots
      reserved = 0
    } else {
      return nil
    }
    self.tables = UInt64(tables)
    numbers = keepsNumbers ? UnsafeMutablePointer.allocate(capacity: Self.smallest) : nil
    capacity = Self.smallest
    shift = UInt64(64 - Self.smallest.trailingZeroBitCount)
  }

  /// One to one, and whatever bits of the key differ, the upper bits do afterwards. So keys that are exact
  /// remain so, and a model may as well count its states.
  @inlinable
  static func spread(_ key: UInt64) -> UInt64 {
    (key ^ (key >> 32)) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Which of the tables is in charge.
  @inlinable
  static func table(of key: UInt64, tables: Int) -> Int {
    Int(truncatingIfNeeded: key.multipliedFullWidth(by: UInt64(tables)).high)
  }

  /// The fraction that ``table(of:tables:)`` cuts off.
  @inlinable
  func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* tables) &>> shift)
  }

  /// Bytes that a slot takes.
  @inlinable
  var slotBytes: Int { numbers == nil ? 8 : 12 }

  @inlinable
  var bytes: Int { capacity * slotBytes }

  /// What the table must have to take some more keys, all of which may be new.
  @inlinable
  func capacity(adding more: Int) -> Int {
    var result = capacity
    while (count + more) * 2 > result { result *= 2 }
    return result
  }

  /// Bytes that growing to a capacity takes, beside those that the table has.
  @usableFromInline
  func bytes(growingTo wanted: Int) -> Int {
    if wanted <= capacity { return 0 }
    return wanted <= reserved ? (wanted - capacity) * slotBytes : wanted * slotBytes
  }

  /// Whether the key is new.
  ///
  /// - Requires: room; see ``grow(to:)``.
  @inlinable
  mutating func insert(_ key: UInt64) -> Bool {
    if key == 0 { return insertNumbered(key).isNew }
    let mask = capacity - 1
    var slot = slot(of: key)
    while true {
      let found = slots[slot]
      if found == key { return false }
      if found == 0 { break }
      slot = (slot + 1) & mask
    }
    slots[slot] = key
    count += 1
    return true
  }

  /// Whether the key is new, and its number in the order of insertion.
  ///
  /// - Requires: room, and a table that keeps numbers, unless the key is 0.
  @inlinable
  mutating func insertNumbered(_ key: UInt64) -> (number: UInt32, isNew: Bool) {
    if key == 0 {
      if let number = numberOfZero { return (number, false) }
      let number = UInt32(truncatingIfNeeded: count)
      numberOfZero = number
      count += 1
      return (number, true)
    }
    let mask = capacity - 1
    var slot = slot(of: key)
    while true {
      let found = slots[slot]
      if found == key { return (numbers.map { $0[slot] } ?? 0, false) }
      if found == 0 { break }
      slot = (slot + 1) & mask
    }
    let number = UInt32(truncatingIfNeeded: count)
    slots[slot] = key
    numbers?[slot] = number
    count += 1
    return (number, true)
  }

  @usableFromInline
  func contains(_ key: UInt64) -> Bool {
    if key == 0 { return numberOfZero != nil }
    var slot = slot(of: key)
    while slots[slot] != 0 {
      if slots[slot] == key { return true }
      slot = (slot + 1) & (capacity - 1)
    }
    return false
  }

  @usableFromInline
  func release() {
    if reserved > 0 { PageMemory.release(reserved: slots, reserved) } else { PageMemory.release(slots) }
    numbers?.deallocate()
  }
}
