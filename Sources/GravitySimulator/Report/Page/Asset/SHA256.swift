import Foundation

/// The digest by which a Content-Security-Policy knows a style or a script. Foundation on Linux has none.
struct SHA256 {
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The 32 bytes of the digest.
  static func digest(of text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    let length = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
    var hash = SHA256()
    for start in stride(from: 0, to: bytes.count, by: 64) { hash.add(bytes[start..<start + 64]) }
    return hash.state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  /// The digest as policies spell it, without the name of the algorithm.
  static func base64(of text: String) -> String {
    Data(digest(of: text)).base64EncodedString()
  }

  private mutating func add(_ block: ArraySlice<UInt8>) {
    var words: [UInt32] = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for place in 16..<64 {
      let (early, late) = (words[place - 15], words[place - 2])
      let small = Self.turned(early, 7) ^ Self.turned(early, 18) ^ early >> 3
      let large = Self.turned(late, 17) ^ Self.turned(late, 19) ^ late >> 10
      words.append(words[place - 16] &+ small &+ words[place - 7] &+ large)
    }
    var sums = state
    for place in 0..<64 {
      let (a, b, c, e, f, g) = (sums[0], sums[1], sums[2], sums[4], sums[5], sums[6])
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let large = Self.turned(e, 6) ^ Self.turned(e, 11) ^ Self.turned(e, 25)
      let small = Self.turned(a, 2) ^ Self.turned(a, 13) ^ Self.turned(a, 22)
      let first = sums[7] &+ large &+ choice &+ Self.constants[place] &+ words[place]
      sums = [first &+ small &+ majority, a, b, c, sums[3] &+ first, e, f, g]
    }
    for place in 0..<8 { state[place] &+= sums[place] }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }
}
