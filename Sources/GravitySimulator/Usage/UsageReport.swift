/// What the checks of one call have found, in the order of the call's parts.
struct UsageReport {
  private(set) var found: [(misuse: UsageMisuse, path: UsagePath)] = []

  mutating func add(_ misuse: UsageMisuse, at path: UsagePath) {
    found.append((misuse, path))
  }
}
