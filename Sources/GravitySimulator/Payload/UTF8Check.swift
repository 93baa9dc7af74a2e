/// Looks for bytes that are no UTF-8.
enum UTF8Check {
  /// The first byte that does not belong; nil where all of them are text.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { firstInvalidOffset(in: $0) }
  }

  private static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 0
    while offset < bytes.count {
      if offset + 8 <= bytes.count, isASCII(eightAt: offset, of: bytes) {
        offset += 8
        continue
      }
      guard bytes[offset] >= 0x80 else {
        offset += 1
        continue
      }
      guard let length = scalarLength(at: offset, in: bytes) else { return offset }
      offset += length
    }
    return nil
  }

  /// Most of a payload is ASCII, which is passed over in strides.
  private static func isASCII(eightAt offset: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let stride = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return stride & 0x8080_8080_8080_8080 == 0
  }

  /// The bytes of the scalar beyond ASCII at `offset`; nil where they are none.
  private static func scalarLength(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let first = bytes[offset]
    let length: Int
    // The second byte's bounds keep out overlong forms, surrogates and what is beyond Unicode.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    switch first {
    case 0xE0: second = 0xA0...0xBF
    case 0xED: second = 0x80...0x9F
    case 0xF0: second = 0x90...0xBF
    case 0xF4: second = 0x80...0x8F
    default: break
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    var next = offset + 2
    while next < offset + length {
      guard bytes[next] & 0xC0 == 0x80 else { return nil }
      next += 1
    }
    return length
  }
}
