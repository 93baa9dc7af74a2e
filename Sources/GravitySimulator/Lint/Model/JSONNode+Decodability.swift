import GravityPresentation

extension JSONNode {
  /// What keeps a number from being read as a whole one.
  var wholeNumberProblem: DecodingFault.Problem? {
    // Most are short digits, which need no floating point.
    if Int(source) != nil { return nil }
    guard !isSpelledWhole, let number = double, number.isFinite else { return .numberOutOfRange }
    if number != number.rounded() { return .hasFraction }
    return Int(exactly: number) == nil ? .numberOutOfRange : nil
  }

  /// Whether some type can hold the number.
  var isStorableNumber: Bool { tree.bytes[bytes].count < 4 || double?.isFinite == true }

  /// Digits alone, which a floating point number would round.
  private var isSpelledWhole: Bool {
    tree.bytes[bytes].allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
  }
}
