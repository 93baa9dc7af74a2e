import GravityPresentation

/// Why the SDKs cannot decode a part of a response (N5).
struct ShapeFault: Sendable {
  /// The value at fault; of a missing one, the object it should be in.
  let node: JSONNode
  /// What the value is called, such as `step` or `an entry of elements`.
  let subject: String
  /// The member that has to be there, where that is what is wrong.
  let lacking: PayloadShape.Member?
  let problem: DecodingFault.Problem
}
