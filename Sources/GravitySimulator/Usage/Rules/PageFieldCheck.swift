/// The members of a page context that was written as JSON are those of `PageContext`, in its types.
struct PageFieldCheck: PageCheck {
  static let fields = ["type", "data", "location", "lng", "pageNumber", "referrer", "utm", "attributes"]

  func check(_ page: CheckedPage, _ report: inout UsageReport) {
    for member in page.members ?? [] {
      let path = UsagePath.page(member.key)
      guard Self.fields.contains(member.key) else {
        let near = NearestName.of(member.key, among: Self.fields)
        report.add(.pageFieldUnknown(member.key, near: near), at: path)
        continue
      }
      guard let wanted = Self.wanted(member.key, instead: member.value) else { continue }
      report.add(.pageFieldType(member.key, wanted: wanted), at: path)
    }
  }

  /// What the member should be; nil where it is that, or null and optional.
  private static func wanted(_ field: String, instead value: CallValue) -> String? {
    switch (field, value) {
    case ("lng", .null), ("pageNumber", .null), ("referrer", .null), ("utm", .null), ("attributes", .null):
      return nil
    case ("pageNumber", .number(let literal)):
      return CallNumber.integer(literal) == nil ? "a whole number" : nil
    case ("pageNumber", _): return "a whole number"
    case ("utm", .object(let members)), ("attributes", .object(let members)):
      return members.allSatisfy { $0.value.text != nil } ? nil : "an object of strings"
    case ("utm", _), ("attributes", _): return "an object of strings"
    case ("data", .array(let values)):
      return values.allSatisfy { $0.text != nil } ? nil : "an array of strings"
    case ("data", _): return "an array of strings"
    case (_, .string): return nil
    default: return "a string"
    }
  }
}
