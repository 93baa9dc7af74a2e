import GravityActions
import GravityPresentation

extension RequestContext {
  /// What the scenario gave as the page of a call.
  init(_ page: PageContext) {
    self.init(type: page.type, data: page.data, location: page.location)
    // The words of a page hold the three that every call has; the others stand in JSON, checked when it was read.
    guard let text = page.json, let json = JSONValue(checked: text) else { return }
    lng = json["lng"]?.string
    if case .integer(let number)? = json["pageNumber"] { pageNumber = number }
    referrer = json["referrer"]?.string
    utm = json["utm"]?.texts
    attributes = json["attributes"]?.texts ?? []
  }
}

extension JSONValue {
  fileprivate var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// An object of strings, in the order of its keys.
  fileprivate var texts: [NamedText]? {
    guard case .object(let members) = self else { return nil }
    return members.compactMap { member in member.value.string.map { NamedText(member.key, $0) } }
  }
}
