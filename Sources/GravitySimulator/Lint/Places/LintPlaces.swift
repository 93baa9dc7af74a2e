/// The places of some bytes of a text, found in one walk over it.
struct LintPlaces {
  private let offsets: [Int]
  private var positions: [LintPosition] = []

  /// - Parameter origin: Where the text begins in its file.
  init(of ranges: [Range<Int>], in bytes: [UInt8], from origin: LintPosition = LintPosition()) {
    var offsets: [Int] = []
    offsets.reserveCapacity(ranges.count * 2)
    for range in ranges {
      offsets.append(range.lowerBound)
      offsets.append(range.upperBound)
    }
    offsets.sort()
    self.offsets = offsets
    positions.reserveCapacity(offsets.count)
    bytes.withUnsafeBufferPointer { walk($0, from: origin) }
  }

  /// The place of a byte at which one of the ranges begins or ends.
  func position(of offset: Int) -> LintPosition {
    var lower = 0
    var upper = offsets.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if offsets[middle] < offset { lower = middle + 1 } else { upper = middle }
    }
    return lower < positions.count ? positions[lower] : LintPosition()
  }

  private mutating func walk(_ bytes: UnsafeBufferPointer<UInt8>, from origin: LintPosition) {
    var here = origin
    var next = 0
    for target in offsets {
      let end = max(next, min(target, bytes.count))
      here.advance(over: UnsafeBufferPointer(rebasing: bytes[next..<end]))
      next = end
      positions.append(here)
    }
  }
}

extension LintPosition {
  /// Moves behind some bytes. All bytes of a text pass through here, so loops count and do not branch.
  fileprivate mutating func advance(over bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes
    let breaks = Self.count(bytes) { $0 == UInt8(ascii: "\n") }
    if breaks > 0, let last = bytes.lastIndex(of: UInt8(ascii: "\n")) {
      line += breaks
      column = 1
      utf16Column = 1
      rest = UnsafeBufferPointer(rebasing: bytes[(last + 1)...])
    }
    let scalars = Self.count(rest) { $0 & 0xC0 != 0x80 }
    column += scalars
    // Four bytes are a pair of surrogates.
    utf16Column += scalars + Self.count(rest) { $0 >= 0xF0 }
  }

  private static func count(_ bytes: UnsafeBufferPointer<UInt8>, where isOne: (UInt8) -> Bool) -> Int {
    var count = 0
    for byte in bytes { count &+= isOne(byte) ? 1 : 0 }
    return count
  }
}
