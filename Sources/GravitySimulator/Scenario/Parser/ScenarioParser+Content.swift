import GravityPresentation

/// Content by hand: what is asked for, and what is reported of it.
extension ScenarioParser {
  mutating func parseGetContent(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    let query: ContentQuery
    switch try reader.choice("kind of content", of: ["selector", "campaign", "group"]).value {
    case "selector": query = .selector(try reader.text("a selector").value)
    case "group": query = .group(try reader.text("a group").value)
    default:
      let campaign = try reader.name("a campaign's ID")
      requestedCampaigns.append(campaign)
      query = .campaign(campaign.value)
    }
    return .getContent(query, page: try parsePage(&reader))
  }

  func parseEngage(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    let occasion: Occasion
    switch try reader.choice("engagement", of: ["impression", "visibleImpression", "close"]).value {
    case "impression": occasion = .impression
    case "visibleImpression": occasion = .visibleImpression
    default: occasion = .close
    }
    return .engage(occasion, try reader.name("a content's ID").value)
  }

  func parseEngageProduct(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    let word = try reader.choice("engagement", of: ["click", "visibleImpression"])
    var slot: Int?
    var content: String?
    let options = reader.options(["slot", "content"])
    for (key, value) in options {
      reader.collecting { _ throws(ScenarioError) in
        if key == "slot" {
          slot = try StatementReader.integer(of: value, "a slot's number", in: 0...Int.max)
        } else {
          content = try StatementReader.text(of: value, "a content's ID").value
        }
      }
    }
    reader.need(["slot", "content"], in: options, of: "engageProduct", at: word.span)
    return .engageProduct(
      word.value == "click" ? .click : .visibleImpression, slot: slot ?? 0, content: content ?? "")
  }

  func parseSetUser(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    let id = try reader.text("the user's id")
    let options = reader.options(["session"])
    reader.need(["session"], in: options, of: "setUser", at: id.span)
    guard let option = options.first else { return .setUser(id.value, session: "") }
    return .setUser(id.value, session: try StatementReader.text(of: option.value, "a session").value)
  }

  mutating func parseSetOptions(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    let what = "a JSON object"
    let token = try reader.token(what)
    guard case .json(let text) = token.kind else { throw reader.unexpected(token, insteadOf: what) }
    return .setOptions(
      try parse(text, at: token.span) { json throws(ScenarioError) in try json.optionsCall() })
  }
}
