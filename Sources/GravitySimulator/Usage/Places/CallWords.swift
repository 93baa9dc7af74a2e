import GravityPresentation

/// The words of a call in a scenario, to point at the part that is misused.
///
/// The parser keeps no places inside a call, since only a misuse needs them; here the words are looked at again.
struct CallWords {
  /// From the statement's first word on.
  let tokens: [ScenarioToken]

  /// - Parameter statement: The place of the whole statement.
  func target(of path: UsagePath, in statement: SourceSpan) -> UsageTarget {
    // Without a path it is the call itself that is wrong.
    if path == .call { return .words(tokens.first?.span ?? statement) }
    if let token = token(1), case .json(let text) = token.kind {
      return .json(text, at: token.span, path: jsonPath(of: path))
    }
    switch path.root {
    case .call: return argument(path.steps) ?? .words(statement)
    case .page: return page(path.steps) ?? .words(statement)
    case .event: return event(path.steps) ?? .words(statement)
    }
  }

  private var keyword: String? { tokens.first?.word }

  private func token(_ number: Int) -> ScenarioToken? {
    tokens.indices.contains(number) ? tokens[number] : nil
  }

  /// `trackView` is given its page alone, `triggerEvent` an object of both.
  private func jsonPath(of path: UsagePath) -> [PathComponent] {
    switch path.root {
    case .call: path.steps
    case .page: (keyword == "triggerEvent" ? [.key("pageContext")] : []) + path.steps
    case .event(let number): [.key("events"), .index(number)] + path.steps
    }
  }

  private func argument(_ steps: [PathComponent]) -> UsageTarget? {
    guard case .key(let name) = steps.first else { return nil }
    if let target = pair(name, steps.dropFirst()) { return target }
    // Plain arguments are known by their places: `0` stands behind the keyword.
    return Int(name).flatMap { token($0 + 1) }.map { .words($0.span) }
  }

  /// A field's `key=value`, or, of one that is missing, the event's word.
  private func event(_ steps: [PathComponent]) -> UsageTarget? {
    if case .key(let name) = steps.first, let target = pair(name, steps.dropFirst()) { return target }
    return token(1).map { .words($0.span) }
  }

  private func pair(_ name: String, _ rest: ArraySlice<PathComponent>) -> UsageTarget? {
    for token in tokens {
      guard case .pair(let key, let value) = token.kind, key.value == name else { continue }
      if case .json(let text) = value.kind { return .json(text, at: value.span, path: Array(rest)) }
      return .words(token.span)
    }
    return nil
  }

  /// `TYPE "location" data "a", "b"` or an object, behind `trackView` or `page`.
  private func page(_ steps: [PathComponent]) -> UsageTarget? {
    let start = keyword == "trackView" ? 0 : tokens.firstIndex { $0.word == "page" }
    guard let start, let type = token(start + 1) else { return nil }
    if case .json(let text) = type.kind { return .json(text, at: type.span, path: steps) }
    switch steps.first {
    case .key("location"): return token(start + 2).map { .words($0.span) }
    case .key("data"):
      guard case .index(let number) = steps.dropFirst().first else { return .words(type.span) }
      let values = tokens.dropFirst(start + 4).prefix { !$0.isPair }.filter { $0.kind != .comma }
      return .words(values.indices.contains(number) ? values[number].span : type.span)
    case .key, .index, nil: return .words(type.span)
    }
  }
}

extension ScenarioToken {
  fileprivate var isPair: Bool {
    if case .pair = kind { true } else { false }
  }
}
