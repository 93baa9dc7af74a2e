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
      let end = min(target, bytes.count)
      while next < end {
        let byte = bytes[next]
        next += 1
        if byte == UInt8(ascii: "\n") {
          here.line += 1
          here.column = 1
          here.utf16Column = 1
        } else if byte & 0xC0 != 0x80 {
          here.column += 1
          // Four bytes are a pair of surrogates.
          here.utf16Column += byte >= 0xF0 ? 2 : 1
        }
      }
      positions.append(here)
    }
  }
}
