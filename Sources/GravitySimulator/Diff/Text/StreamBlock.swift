/// What is said of one stream: a line, and below it what differs.
struct StreamBlock {
  let title: String
  let differs: Bool
  var details: [String] = []
  /// The rules that take part in what differs.
  var rules: [String] = []

  var lines: [String] { [title] + details }
}
