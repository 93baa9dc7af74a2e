/// What the admission rules answered about one candidate at one moment.
package struct AdmissionInquiry: Hashable, Sendable {
  /// The controller that would present; nil where none is in the window (P2).
  package let host: ControllerID?
  /// In the order the rules were asked; only the last may be a refusal.
  package let answers: [AdmissionAnswer]
}
