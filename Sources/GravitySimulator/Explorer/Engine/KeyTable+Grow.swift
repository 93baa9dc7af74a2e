extension KeyTable {
  /// Whether there was memory for it.
  @usableFromInline
  mutating func grow(to wanted: Int) -> Bool {
    if wanted <= capacity { return true }
    if wanted <= reserved {
      growInPlace(to: wanted)
      return true
    }
    return move(to: wanted)
  }

  /// Spreads the keys over more slots, without a second table that would have to be cleared as well.
  ///
  /// From the back: the upper bits of a key say where it belongs, so nearly every key moves up, to where all
  /// keys have moved already. The few others are put aside until all are.
  private mutating func growInPlace(to wanted: Int) {
    var aside: [UInt64] = []
    let old = capacity
    capacity = wanted
    shift = UInt64(64 - wanted.trailingZeroBitCount)
    PageMemory.wantHugePages(slots, wanted)
    PageMemory.occupy(slots, old..<wanted)
    for index in stride(from: old - 1, through: 0, by: -1) {
      let key = slots[index]
      if key == 0 { continue }
      slots[index] = 0
      var slot = slot(of: key)
      if slot <= index {
        aside.append(key)
        continue
      }
      while slot < wanted, slots[slot] != 0 { slot += 1 }
      if slot < wanted { slots[slot] = key } else { aside.append(key) }
    }
    for key in aside { place(key) }
  }

  private mutating func move(to wanted: Int) -> Bool {
    guard let larger = PageMemory.zeroed(words: wanted) else { return false }
    let old = self
    slots = larger
    numbers = numbers.map { _ in UnsafeMutablePointer.allocate(capacity: wanted) }
    capacity = wanted
    shift = UInt64(64 - wanted.trailingZeroBitCount)
    reserved = 0
    for index in 0..<old.capacity where old.slots[index] != 0 {
      let slot = place(old.slots[index])
      if let from = old.numbers { numbers?[slot] = from[index] }
    }
    old.release()
    return true
  }

  /// Puts a key that is not there yet into its slot.
  @discardableResult
  private mutating func place(_ key: UInt64) -> Int {
    var slot = slot(of: key)
    while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
    slots[slot] = key
    return slot
  }
}
