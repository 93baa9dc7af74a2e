import GravityActions
import GravityPresentation

/// Compares a request with what was expected of it: objects by subset, arrays element by element.
///
/// An expected `null` stands for what is absent, too. Beside the members of the body an expectation can name `url`
/// and `headers`.
struct RequestComparison {
  private let record: RequestRecord

  init(_ record: RequestRecord) {
    self.record = record
  }

  /// All that differs, the first in front; nil where nothing does.
  func mismatch(from expected: JSONValue) -> Mismatch? {
    let body = record.request.body
    guard let actual = JSONValue(checked: body) else { return nil }
    var differences: [RequestDifference] = []
    compare(expected, with: whole(actual, naming: expected), at: "", &differences)
    guard let first = differences.first else { return nil }
    let rest = differences.dropFirst().prefix(5).map(\.text)
    let more = differences.count > 6 ? ["and \(differences.count - 6) more"] : []
    return Mismatch(
      "request differs", actual: first.text,
      because: rest + more
        + ["the \(record.request.endpoint.rawValue) request of \(TimeText.seconds(record.time)): \(body)"],
      help: first.help)
  }

  /// The body, with the members beside it that the expectation names.
  private func whole(_ body: JSONValue, naming expected: JSONValue) -> JSONValue {
    guard case .object(var members) = body else { return body }
    if expected["url"] != nil { members.append(JSONMember(key: "url", value: .string(record.request.url))) }
    if expected["headers"] != nil {
      let headers = record.request.headers.map { JSONMember(key: $0.name, value: .string($0.text)) }
      members.append(JSONMember(key: "headers", value: .object(sorting: headers)))
    }
    return .object(sorting: members)
  }

  private func compare(
    _ expected: JSONValue, with actual: JSONValue, at path: String, _ differences: inout [RequestDifference]
  ) {
    switch (expected, actual) {
    case (.object(let wanted), .object(let members)):
      for member in wanted {
        let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
        if let value = actual[member.key] {
          compare(member.value, with: value, at: inner, &differences)
        } else if member.value != .null {
          let near = NearestName.of(member.key, among: members.map(\.key))
          differences.append(RequestDifference(path: inner, expected: member.value, near: near))
        }
      }
    case (.array(let wanted), .array(let elements)):
      if wanted.count != elements.count {
        differences.append(RequestDifference(path: path, expected: wanted.count, actual: elements.count))
      }
      for (index, pair) in zip(wanted, elements).enumerated() {
        compare(pair.0, with: pair.1, at: "\(path)[\(index)]", &differences)
      }
    case (.object, _), (.array, _), (.null, _), (.boolean, _), (.integer, _), (.number, _), (.string, _):
      if expected != actual {
        differences.append(RequestDifference(path: path, expected: expected, actual: actual))
      }
    }
  }
}
