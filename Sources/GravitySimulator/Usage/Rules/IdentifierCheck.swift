/// A login or signup says who it is about, and a `phone_hash` is one.
struct IdentifierCheck: EventCheck {
  private static let phoneHash = "phone_hash"

  func check(_ event: CheckedEvent, _ report: inout UsageReport) {
    guard event.kind == .login || event.kind == .signUp else { return }
    let cuid = event["cuid"]?.text
    let type = event["cuidType"]?.text
    guard !isMissing(event["hashedEmail"]) || !isMissing(event["cuid"]) else {
      report.add(.identifierMissing(event: event.name), at: event.path)
      return
    }
    if let type, Self.isMisspelled(type) {
      report.add(.cuidTypeSpelling(type), at: event.path("cuidType"))
    }
    if let cuid, !cuid.isBlank, isMissing(event["cuidType"]) {
      report.add(.cuidTypeMissing, at: event.path("cuid"))
    }
    if type == Self.phoneHash, let cuid, let fault = PhoneHashFault(cuid) {
      report.add(.phoneHashMalformed(fault), at: event.path("cuid"))
    }
  }

  /// What is of another type is there, and told as that.
  private func isMissing(_ value: CallValue?) -> Bool {
    guard let value else { return true }
    return value.text?.isBlank ?? false
  }

  /// Whether it is `phone_hash` in other letters or with other separators.
  private static func isMisspelled(_ type: String) -> Bool {
    guard type != phoneHash, type.unicodeScalars.count < 32 else { return false }
    return type.lowercased().filter { !"_- .".contains($0) } == "phonehash"
  }
}
