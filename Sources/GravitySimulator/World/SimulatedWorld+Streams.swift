/// The stream expectations of the format: what came since the previous one on the same stream.
extension SimulatedWorld {
  public mutating func expectCallbacks(_ patterns: [CallbackPattern], containing: Bool = false) throws {
    defer { recording.callbacks.readAll() }
    try check(
      "callbacks", recording.callbacks.unread, against: patterns, containing,
      matches: { $0.matches($1) }, text: { $0.text }, expected: { $0.text })
  }

  /// The names alone.
  public mutating func expectCallbacks(_ names: String..., containing: Bool = false) throws {
    try expectCallbacks(names.map { CallbackPattern(name: $0) }, containing: containing)
  }

  public mutating func expectURLs(_ urls: [String], containing: Bool = false) throws {
    defer { recording.urls.readAll() }
    try check("urls", recording.urls.unread, against: urls, containing)
  }

  public mutating func expectOpened(_ places: [String], containing: Bool = false) throws {
    defer { recording.opened.readAll() }
    try check("opened", recording.opened.unread, against: places, containing)
  }

  /// A text may be a part of the line.
  public mutating func expectLog(_ texts: [String], containing: Bool = true) throws {
    defer { recording.log.readAll() }
    try check(
      "log", recording.log.unread, against: texts, containing, matches: { $0.contains($1) }, text: { $0 },
      expected: { "“\($0)”" })
  }

  public mutating func expectLockListener(_ states: [Bool], containing: Bool = false) throws {
    defer { recording.lockListener.readAll() }
    try check(
      "lockListener", recording.lockListener.unread, against: states, containing, matches: ==,
      text: { $0 ? "true" : "false" }, expected: { $0 ? "true" : "false" })
  }

  /// The rule ids of the quirks (contract §0).
  public mutating func expectQuirks(_ rules: [String], containing: Bool = false) throws {
    defer { recording.quirks.readAll() }
    try check("quirks", recording.quirks.unread, against: rules, containing)
  }

  /// The ids of the misuses, as `gravity-sim usage` lists them.
  public mutating func expectUsage(_ rules: [String], containing: Bool = false) throws {
    defer { recording.usage.readAll() }
    try check(
      "usage", recording.usage.unread, against: rules, containing, matches: { $0.rule.rawValue == $1 },
      text: { $0.rule.rawValue }, expected: { $0 })
  }

  private func check(
    _ stream: String, _ actual: ArraySlice<String>, against expected: [String], _ containing: Bool
  ) throws {
    try check(
      stream, actual, against: expected, containing, matches: ==, text: { $0 }, expected: { $0 })
  }

  private func check<Actual, Expected>(
    _ stream: String, _ actual: ArraySlice<Actual>, against expected: [Expected], _ isContaining: Bool,
    matches: (Actual, Expected) -> Bool, text: @escaping (Actual) -> String,
    expected describe: (Expected) -> String
  ) throws {
    let comparison = StreamComparison(
      stream: stream, count: actual.count, time: now, isContaining: isContaining,
      text: { text(actual[actual.startIndex + $0]) })
    let mismatch = comparison.mismatch(expected: expected.count, describe: { describe(expected[$0]) }) {
      place, item in
      matches(actual[actual.startIndex + place], expected[item])
    }
    if let mismatch { throw WorldError.differs(mismatch) }
  }
}

extension CallbackRecord {
  func matches(_ pattern: CallbackPattern) -> Bool {
    name == pattern.name && pattern.attributes.allSatisfy { value(of: $0.name) == $0.value }
  }

  /// The record as an item of an expectation.
  var text: String {
    var text = "\(name) content=\(content)"
    if let url { text += " url=\"\(url)\"" }
    if let type { text += " type=\(type)" }
    if let deeplink { text += " deeplink=\"\(deeplink)\"" }
    if let copyData { text += " copyData=\"\(copyData)\"" }
    if let slot { text += " slot=\(slot)" }
    return text
  }
}

extension CallbackPattern {
  var text: String {
    ([name] + attributes.map { "\($0.name)=\(shown($0.value))" }).joined(separator: " ")
  }

  /// A value that is no plain word stands in quotes, as in a scenario.
  private func shown(_ value: String) -> String {
    value.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) } ? value : "\"\(value)\""
  }
}
