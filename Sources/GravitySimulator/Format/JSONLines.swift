/// Writes the tokens of a JSON value one after the other.
struct JSONLines {
  private(set) var bytes: [UInt8] = []
  private var line = 0
  /// For each open bracket the line that it stands on.
  private var open: [Int] = []
  private var previous: JSONToken.Kind?

  /// - Parameter breaks: Whether the token stands on a line of its own, where it may.
  mutating func add(_ kind: JSONToken.Kind, _ token: ArraySlice<UInt8>, breaks: Bool) {
    switch kind {
    case .endObject, .endArray:
      let opening = open.popLast() ?? 0
      // What opens together closes together: two brackets of one line indent by one step.
      if breaks, !isAtBeginning { addLine(depth: depth(below: opening)) }
    case .beginObject, .beginArray, .key, .scalar:
      if previous != .key {
        if !isAtBeginning { bytes.append(UInt8(ascii: ",")) }
        if breaks, !open.isEmpty {
          addLine(depth: depth(below: .max))
        } else if !isAtBeginning {
          bytes.append(UInt8(ascii: " "))
        }
      }
    }
    bytes += token
    if kind == .key { bytes += [UInt8(ascii: ":"), UInt8(ascii: " ")] }
    if kind == .beginObject || kind == .beginArray { open.append(line) }
    previous = kind
  }

  /// Whether nothing stands before the token, or what is open has just been opened.
  private var isAtBeginning: Bool {
    previous == nil || previous == .beginObject || previous == .beginArray
  }

  /// On how many lines before `limit` a bracket is open.
  private func depth(below limit: Int) -> Int {
    var depth = 0
    var last: Int?
    for line in open where line < limit && line != last {
      depth += 1
      last = line
    }
    return depth
  }

  private mutating func addLine(depth: Int) {
    line += 1
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }
}
