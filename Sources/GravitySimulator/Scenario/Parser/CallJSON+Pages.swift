extension CallJSON {
  /// The members that the SDK documents of a page context, those it cannot do without first.
  private static let pageMembers = [
    "type", "location", "data", "lng", "pageNumber", "referrer", "utm", "attributes",
  ]

  /// What `trackView` was given, or what stands behind `page`.
  mutating func pageContext() throws(ScenarioError) -> PageContext {
    let members = try members(Self.pageMembers)
    return try page(members, text, at: 0, hasErrors: !errors.isEmpty)
  }

  /// The page context of an event.
  mutating func pageContext(_ part: JSONParts.Part) throws(ScenarioError) -> PageContext? {
    let count = errors.count
    guard let members = try members(of: part, Quoted(part.key ?? "").description, Self.pageMembers) else {
      return nil
    }
    return try page(members, part.json, at: part.offset, hasErrors: errors.count > count)
  }

  /// - Parameter hasErrors: Whether a member was left out, which may have been meant as one that is missing.
  private mutating func page(
    _ members: [JSONParts.Part], _ json: String, at offset: Int, hasErrors: Bool
  ) throws(ScenarioError) -> PageContext {
    var page = PageContext(type: "", location: "", json: json)
    for member in members {
      let isNull = member.json == "null"
      switch member.key {
      case "type": page.type = string(member) ?? ""
      case "location": page.location = string(member) ?? ""
      case "data": page.data = try strings(member)
      case "pageNumber": if !isNull { checkInteger(member) }
      case "utm", "attributes": if !isNull { try checkStrings(in: member) }
      default: if !isNull { _ = string(member) }
      }
    }
    for name in ["type", "location"] where !hasErrors && !members.contains(where: { $0.key == name }) {
      errors.append(missing(name, in: "page context", at: offset))
    }
    return page
  }

  private mutating func checkInteger(_ part: JSONParts.Part) {
    guard !EventFieldType.integer.takes(part.json) else { return }
    report(part, "\(Quoted(part.key ?? "")) must be a whole number")
  }
}
