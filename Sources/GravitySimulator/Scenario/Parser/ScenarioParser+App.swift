import GravityPresentation

extension ScenarioParser {
  mutating func parseApp(_ reader: inout StatementReader) throws(ScenarioError) {
    try reader.needsOption("a key such as `initialized=`")
    let keys = ["initialized", "productViewBuilder", "productFilter", "logLevel", "uid"]
    for (key, value) in reader.options(keys) {
      do {
        switch key {
        case "uid": document.app.uid = try StatementReader.text(of: value, "the user's id").value
        case "initialized": document.app.isInitialized = try yesOrNo(value, reader)
        case "productFilter": document.app.productFilter = try productFilter(value, reader)
        case "logLevel":
          let levels = LogLevel.allCases.map(\.rawValue)
          let level = try reader.choice(value, "log level", of: levels)
          document.app.logLevel = LogLevel(rawValue: level) ?? .info
        default: document.app.hasProductViewBuilder = try yesOrNo(value, reader)
        }
      } catch {
        report(error)
      }
    }
  }

  private func yesOrNo(_ token: ScenarioToken, _ reader: StatementReader) throws(ScenarioError) -> Bool {
    try reader.choice(token, "answer", of: ["yes", "no"]) == "yes"
  }

  /// `yes`, `no`, or the SKUs to drop in one string.
  private func productFilter(
    _ token: ScenarioToken, _ reader: StatementReader
  ) throws(ScenarioError) -> AppHeader.ProductFilter {
    guard case .string(let list) = token.kind else {
      do throws(ScenarioError) {
        return try yesOrNo(token, reader) ? .dropsFallbacks : .off
      } catch {
        var error = error
        error.notes.append("a list of SKUs to drop is in double quotes")
        throw error
      }
    }
    let skus = list.split(separator: ",", omittingEmptySubsequences: false).map(Self.trimmed)
    guard !skus.contains("") else { throw reader.error("an SKU is missing in this list", at: token.span) }
    return .drops(skus)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
