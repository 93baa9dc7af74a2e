/// The rules of the contract whose as-built behaviour surprises, by their ids (contract §0).
public enum QuirkID: String, Hashable, Sendable, CaseIterable {
  case p7 = "P7"
  case p11 = "P11"
  case d4 = "D4"
  case d9 = "D9"
  case d10 = "D10"
  case d11 = "D11"
  case a2 = "A2"
  case a3 = "A3"
  case a7 = "A7"
  case a9 = "A9"
  case n5 = "N5"
}
