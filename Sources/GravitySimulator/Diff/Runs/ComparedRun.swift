/// What one profile made of a script: a list of lines for each stream.
struct ComparedRun: Sendable {
  private(set) var streams: [ComparedStream: [ComparedLine]] = [:]
  /// The script's steps whose time had passed already.
  var lateSteps: [LateStep] = []
  /// The machine did what no platform allows, or the world did not know what to do.
  var bug: String?
  /// How much there was to do, to weigh one run against another.
  var effort = 0

  /// The lines of a stream; none where nothing came.
  subscript(stream: ComparedStream) -> [ComparedLine] { streams[stream, default: []] }

  mutating func add(_ line: ComparedLine, to stream: ComparedStream) {
    streams[stream, default: []].append(line)
  }
}
