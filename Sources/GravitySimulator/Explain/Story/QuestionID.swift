/// The questions that can be asked about a candidate.
enum QuestionID: String, Encodable, Sendable, CaseIterable {
  case listed
  case hostSettled
  case contentLoaded
  case rootContent
  case elements
  case delay
  case hostActive
  case unlocked
  case presentable
  case hostFree
  /// A rule of the app's own.
  case rule
  /// Room for one more presentation.
  case capacity
  case presenter

  /// The rules of the contract behind the question.
  var rules: [String] {
    switch self {
    case .listed: ["P1", "P3"]
    case .hostSettled: ["P2"]
    case .contentLoaded: ["P4"]
    case .rootContent: ["P5"]
    case .elements: ["P6"]
    case .delay: ["P7"]
    case .hostActive: ["P8"]
    case .unlocked: ["P9"]
    case .presentable: ["P10"]
    case .hostFree: ["P12"]
    case .rule, .capacity, .presenter: ["P13"]
    }
  }
}
