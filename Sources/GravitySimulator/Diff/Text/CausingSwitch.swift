/// A switch that explains a difference, without the values it has.
struct CausingSwitch: Hashable, Sendable {
  let rules: [String]
  let name: String
  let meaning: String

  init(_ cause: Cause) {
    rules = cause.rules
    name = cause.name
    meaning = cause.meaning
  }
}
