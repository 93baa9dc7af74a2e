/// What a touch does.
struct CheckedTouch: Encodable {
  /// Such as `tap “Позже”`, or `close button`.
  let name: String
  /// Whether nothing is presented afterwards.
  let closes: Bool
  /// What is presented instead or on top.
  let opens: [String]
  let reports: CheckReports
  /// Prompts, settings, the pasteboard, requests, and what else the app notices.
  let more: [String]
  /// Why it could not be done: nothing is drawn there, or it is taken by nobody.
  let obstacle: String?

  /// Whether nobody would expect anything of it where nothing comes: a gesture beside what is drawn.
  let isBeside: Bool

  /// Whether anything at all comes of it.
  var hasEffect: Bool {
    closes || !opens.isEmpty || !reports.callbacks.isEmpty || reports.urls > 0 || !more.isEmpty
  }

  /// Whether a page has a line for it.
  var isWorthALine: Bool { obstacle == nil && (hasEffect || !isBeside) }

  private enum CodingKeys: String, CodingKey {
    case name, closes, opens, reports, more, obstacle
  }
}
