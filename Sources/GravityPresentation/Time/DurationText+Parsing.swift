extension DurationText {
  package static func parse(_ word: String) -> Result<Milliseconds, Problem> {
    let isNegative = word.hasPrefix("-")
    let text = isNegative ? word.dropFirst() : word[...]
    if text == "0" { return isNegative ? .failure(.negative) : .success(.zero) }
    guard let (number, unit) = split(text), let decimal = Decimal(number) else {
      return .failure(.notDuration)
    }
    if isNegative { return .failure(.negative) }
    return decimal.times(unit).map { Milliseconds($0) }
  }

  /// `60%` and `12.5%` in thousandths.
  package static func percentage(_ word: String) -> Int32? {
    guard word.hasSuffix("%"), let decimal = Decimal(word.dropLast()),
      case .success(let thousandths) = decimal.times(10), thousandths <= 1000
    else { return nil }
    return Int32(thousandths)
  }

  private static func split(_ text: Substring) -> (number: Substring, unit: Int64)? {
    if text.hasSuffix("ms") { return (text.dropLast(2), 1) }
    if text.hasSuffix("s") { return (text.dropLast(), 1_000) }
    if text.hasSuffix("m") { return (text.dropLast(), 60_000) }
    return nil
  }

  /// A number as its digits.
  private struct Decimal {
    let whole: Substring
    let fraction: Substring

    init?(_ text: Substring) {
      let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      guard let whole = parts.first, Self.isDigits(whole) else { return nil }
      self.whole = whole
      guard parts.count == 2 else {
        fraction = ""
        return
      }
      guard Self.isDigits(parts[1]) else { return nil }
      // Zeros at the end say nothing.
      fraction = parts[1].prefix(
        upTo: parts[1].lastIndex { $0 != "0" }.map(parts[1].index(after:)) ?? parts[1].startIndex)
    }

    func times(_ factor: Int64) -> Result<Int64, Problem> {
      guard let units = Int64(whole) else { return .failure(.tooLong) }
      var (sum, overflows) = units.multipliedReportingOverflow(by: factor)
      guard !overflows else { return .failure(.tooLong) }
      // No unit has more than the five decimals of 0.00025m that are whole milliseconds.
      guard fraction.count <= 5, let part = Int64(fraction.isEmpty ? "0" : fraction) else {
        return .failure(.tooFine)
      }
      let scale = (0..<fraction.count).reduce(Int64(1)) { power, _ in power * 10 }
      guard part * factor % scale == 0 else { return .failure(.tooFine) }
      (sum, overflows) = sum.addingReportingOverflow(part * factor / scale)
      return overflows ? .failure(.tooLong) : .success(sum)
    }

    private static func isDigits(_ text: Substring) -> Bool {
      !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
  }
}
