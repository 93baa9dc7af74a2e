/// A rule's "no": the verdict, and what becomes of the candidates behind it.
public struct AdmissionRefusal: Hashable, Sendable {
  public enum Consequence: Hashable, Sendable {
    case triesNext
    /// The trigger ends and the rest are `notTried` (P13).
    case endsTrigger
  }

  public let verdict: Verdict
  public let consequence: Consequence

  public init(_ verdict: Verdict, _ consequence: Consequence) {
    self.verdict = verdict
    self.consequence = consequence
  }
}
