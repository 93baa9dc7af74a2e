import GravitySimulator

extension OptionValue {
  // A number too large for Int reads as no number, which is the same mistake.
  static func jobs(_ value: String) throws(UsageError) -> Int {
    guard let jobs = Int(value), (1...RunOptions.largestJobCount).contains(jobs) else {
      throw .jobCount(value)
    }
    return jobs
  }

  static func count(
    _ value: String, of option: some CommandSetting, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let count = Int(value), range.contains(count) else {
      throw .amount(
        value, option: option.rawValue,
        wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)", example: option.example)
    }
    return count
  }

  /// Bytes, from `500MB` or `1.5GB`.
  static func size(_ value: String, of option: some CommandSetting) throws(UsageError) -> Int {
    let error = UsageError.amount(
      value, option: option.rawValue, wanted: "a size from 1MB to 1000GB", example: option.example)
    guard let unit = SizeUnit.allCases.first(where: { value.hasSuffix($0.rawValue) }) else { throw error }
    let digits = value.dropLast(unit.rawValue.count)
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
      let number = Double(digits)
    else { throw error }
    let bytes = number * Double(unit.bytes)
    guard (1_000_000.0...1_000_000_000_000.0).contains(bytes) else { throw error }
    return Int(bytes)
  }
}
