/// A page context as the checks read it, whether it was written in words or as JSON.
struct CheckedPage {
  let type: String
  let location: String
  let data: [String]
  let lng: String?

  init(_ page: PageContext) {
    type = page.type
    location = page.location
    data = page.data
    lng = page.json.flatMap(CallValue.init(json:))?["lng"]?.text
  }
}
