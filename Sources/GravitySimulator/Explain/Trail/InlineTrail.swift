import GravityPresentation

/// What happened to one inline component, as facts.
struct InlineTrail: Sendable {
  let id: InlineID
  var mounted: Instant?
  var gone: Instant?
  var appearances: [Instant] = []
  /// What it drew, one thing after the other, and what it loaded by then.
  var drawings: [(time: Instant, drawing: InlineDrawing, source: InlineSource)] = []
  /// The contents that its requests brought, drawn or not (E1).
  var loads: [ReportTrail] = []
  var reports: [ReportTrail] = []
  var touches: [TouchTrail] = []
}
