import GravityActions
import GravityPresentation

extension SimulatedWorld {
  /// What the oldest request that no expectation has claimed says, in the words of the format.
  ///
  /// - Parameter pattern: The object that it was compared with, whose members alone are told of; nil for all.
  func actualRequest(_ endpoint: RequestEndpoint, _ pattern: String?) -> ActualResult {
    guard let record = recording.requests[endpoint].unread.first else {
      return .line("no request \(endpoint.rawValue)")
    }
    let body = record.request.body
    let told = pattern.flatMap { pattern in
      JSONValue(checked: body).flatMap { body in JSONValue(checked: pattern).map { body.cut(to: $0).text } }
    }
    let isOnOneLine = pattern.map { !$0.contains("\n") } ?? false
    let text = isOnOneLine ? JSONLayout.text(of: told ?? body) : JSONLayout.spread(told ?? body)
    return .line("request \(endpoint.rawValue) \(text)")
  }
}

extension JSONValue {
  /// What of the value stands where the pattern has something.
  fileprivate func cut(to pattern: JSONValue) -> JSONValue {
    if case .object(let members) = self, case .object = pattern {
      return .object(
        members.compactMap { member in
          pattern[member.key].map { JSONMember(key: member.key, value: member.value.cut(to: $0)) }
        })
    }
    if case .array(let elements) = self, case .array(let wanted) = pattern, elements.count == wanted.count {
      return .array(zip(elements, wanted).map { $0.cut(to: $1) })
    }
    return self
  }
}
