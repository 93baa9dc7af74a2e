/// One admission rule's answer; without a refusal the candidate has passed it.
package struct AdmissionAnswer: Hashable, Sendable {
  package let rule: String
  package let refusal: AdmissionRefusal?
}
