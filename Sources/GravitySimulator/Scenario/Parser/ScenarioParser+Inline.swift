import GravityPresentation

/// Inline components (N1).
extension ScenarioParser {
  mutating func parseMount(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    let word = try reader.choice("kind of component", of: InlineKind.allCases.map(\.rawValue))
    let kind = InlineKind(rawValue: word.value) ?? .swiftUI
    let id = try reader.name("the component's ID")
    mountedComponents.append(id)
    let key = kind == .list ? "group" : "selector"
    let other = kind == .list ? "selector" : "group"
    var name: String?
    var hasLoader = false
    let options = reader.options([key, other, "loader"])
    for (given, value) in options {
      reader.collecting { reader throws(ScenarioError) in
        switch given {
        case "loader": hasLoader = try reader.choice(value, "answer", of: ["yes", "no"]) == "yes"
        case other:
          throw reader.error("`\(word.value)` loads by `\(key)=`", at: value.span)
        default: name = try StatementReader.text(of: value, "a \(key)").value
        }
      }
    }
    if !options.contains(where: { $0.key == other }) {
      reader.need([key], in: options, of: "mount \(word.value)", at: id.span)
    }
    let page = try parsePage(&reader)
    let source: InlineSource = kind == .list ? .group(name ?? "") : .selector(name ?? "")
    return .mount(kind, id.value, source, hasLoader: hasLoader, page: page)
  }

  mutating func parseRebind(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    let id = try use(component: &reader)
    var selector: String?
    for (_, value) in reader.options(["selector"]) {
      selector = try StatementReader.text(of: value, "a selector").value
    }
    if selector == nil, reader.peek() == nil {
      throw reader.error("`page` or `selector=` is missing here", at: reader.end)
    }
    return .rebind(id, selector: selector, page: try parsePage(&reader))
  }

  mutating func parseUnmount(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    .unmount(try use(component: &reader))
  }

  /// `inline ID shown|empty|loading [height=120] [content=…]`, behind its first word.
  mutating func parseInline(_ reader: inout StatementReader) throws(ScenarioError) -> StateExpectation {
    let id = try use(component: &reader)
    let word = try reader.choice("inline state", of: InlinePattern.State.allCases.map(\.rawValue))
    var height: Double?
    var content: String?
    for (key, value) in reader.options(["height", "content"]) {
      reader.collecting { _ throws(ScenarioError) in
        if key == "height" {
          height = try StatementReader.points(of: value, "a height")
        } else {
          content = try StatementReader.text(of: value, "a content's ID").value
        }
      }
    }
    return .inline(
      InlinePattern(
        id: id, state: InlinePattern.State(rawValue: word.value) ?? .shown, height: height,
        content: content))
  }

  private mutating func use(component reader: inout StatementReader) throws(ScenarioError) -> String {
    let id = try reader.name("a component's ID")
    usedComponents.append(id)
    return id.value
  }
}
