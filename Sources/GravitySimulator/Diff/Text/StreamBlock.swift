/// What is said of one stream: a line, and below it what differs.
struct StreamBlock {
  let title: String
  let differs: Bool
  var details: [String] = []
  /// The switches that take part in what differs.
  var switches: [CausingSwitch] = []

  var lines: [String] { [title] + details }
}
