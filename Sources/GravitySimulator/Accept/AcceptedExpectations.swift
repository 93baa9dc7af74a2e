/// The expectations of a run that did not hold, each with what came instead.
struct AcceptedExpectations {
  private(set) var edits: [ExpectationEdit] = []

  /// Whether the run can go on as if the expectation had said what came.
  mutating func accept(
    _ statement: Statement, before: SimulatedWorld, after world: inout SimulatedWorld
  ) -> Bool {
    // A file that is included may be in other scenarios too, where something else comes.
    guard case .expectation(let expectation) = statement.kind, statement.span.part == 0,
      let result = world.actual(expectation, before: before)
    else { return false }
    if case .unwritten(let unwritten) = expectation { world.read(unwritten) }
    edits.append(
      ExpectationEdit(
        span: statement.span, result: result, isOpen: expectation.isOpen,
        kept: world.rightItems(of: expectation, before: before)))
    return true
  }
}

extension Expectation {
  fileprivate var isOpen: Bool {
    switch self {
    case .unwritten: true
    case .callbacks(let stream): stream.items.isEmpty
    case .urls(let stream), .opened(let stream), .log(let stream), .quirks(let stream), .usage(let stream):
      stream.items.isEmpty
    case .lockListener(let stream): stream.items.isEmpty
    case .state, .within, .request: false
    }
  }
}
