/// A page context as the checks read it, whether it was written in words or as JSON.
struct CheckedPage {
  let type: String
  let location: String
  let data: [String]
  let lng: String?
  /// The members of the JSON it was written as; nil where it was not.
  let members: [CallValue.Member]?

  init(_ page: PageContext) {
    type = page.type
    location = page.location
    data = page.data
    let value = page.json.flatMap(CallValue.init(json:))
    lng = value?["lng"]?.text
    if case .object(let members) = value { self.members = members } else { members = nil }
  }
}
