/// What became of each request for content outside a trigger, as text.
extension ExplanationText {
  mutating func write(_ request: LoadStory) {
    page.addBlank()
    let line = StatementPlace(line: request.line, file: request.file).map { ", \($0.text)" } ?? ""
    page.add("\(request.request)\(line), at \(TimeText.seconds(request.time))", ink: .bold)
    page.add(request.answer, indent: 2)
    for load in request.loads { write(load, isLoadedOnly: true) }
  }
}
