/// One switch of ``PresentationPolicy`` as data: what profiles are written in, compared by and listed with.
package struct PolicySwitch: Sendable {
  /// A place in the policy that a switch reads and writes.
  package typealias Path<Value> = WritableKeyPath<PresentationPolicy, Value> & Sendable

  /// The property of the policy, with dots for nested ones: `snackBar.stays`.
  package let name: String
  /// The rules of the contract that it belongs to, the most telling first.
  package let rules: [String]
  /// What it decides, as the end of a line.
  package let meaning: String
  package let values: PolicySwitchValues
  private let read: @Sendable (PresentationPolicy) -> String
  private let write: @Sendable (String, inout PresentationPolicy) -> Bool
  private let transfer: @Sendable (PresentationPolicy, inout PresentationPolicy) -> Void

  /// The value as a profile file writes it.
  package func value(in policy: PresentationPolicy) -> String { read(policy) }

  /// - Returns: False where the word is no value of this switch, which then stays as it is.
  package func set(_ word: String, in policy: inout PresentationPolicy) -> Bool { write(word, &policy) }

  package func copy(from source: PresentationPolicy, to target: inout PresentationPolicy) {
    transfer(source, &target)
  }

  /// A switch with a few named values.
  init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Value>, _ rules: String..., meaning: String
  ) {
    self.init(
      name, path, rules, meaning, .words(Value.allCases.map(\.rawValue)), word: { $0.rawValue },
      value: { Value(rawValue: $0) })
  }

  /// A switch that is on or off.
  init(_ name: String, _ path: Path<Bool>, _ rules: String..., meaning: String) {
    self.init(
      name, path, rules, meaning, .words(["yes", "no"]), word: { $0 ? "yes" : "no" },
      value: { word in word == "yes" ? true : word == "no" ? false : nil })
  }

  /// A length of time.
  init(_ name: String, _ path: Path<Milliseconds>, _ rules: String..., meaning: String) {
    self.init(
      name, path, rules, meaning, .duration, word: DurationText.word,
      value: { word in
        guard case .success(let time) = DurationText.parse(word) else { return nil }
        return time
      })
  }

  private init<Value>(
    _ name: String, _ path: Path<Value>, _ rules: [String], _ meaning: String, _ values: PolicySwitchValues,
    word: @escaping @Sendable (Value) -> String, value: @escaping @Sendable (String) -> Value?
  ) {
    self.name = name
    self.rules = rules
    self.meaning = meaning
    self.values = values
    read = { word($0[keyPath: path]) }
    write = { text, policy in
      guard let value = value(text) else { return false }
      policy[keyPath: path] = value
      return true
    }
    transfer = { $1[keyPath: path] = $0[keyPath: path] }
  }
}
