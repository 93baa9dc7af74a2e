/// What earlier stops of a tour have said, so that no stop says it again.
struct TourRepetitions {
  private var stops: [[String]: String] = [:]

  /// The block's lines, or one line that names the stop with the same ones.
  mutating func lines(of block: StreamBlock, at stop: String) -> [String] {
    if let earlier = stops[block.lines] { return [block.title + DiffWording.asBefore(earlier)] }
    stops[block.lines] = stop
    return block.lines
  }
}
