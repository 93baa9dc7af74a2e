/// What one scenario adds to a graph.
struct GraphPart: Sendable {
  var graph = MachineGraph()
  var diagnostics: [Diagnostic] = []
  var exitCode = ExitCode.good
}
