/// A plug-in that says how contents of one delivery method behave (contract §4).
///
/// It is asked once, when a content joins the catalogue; the machine reads only what it answered.
public protocol DeliveryMethod: Sendable {
  /// The method's name in scenarios and traces, such as `bottomSheet`.
  var name: String { get }
  /// The wire names of the method, lower-case; the profile says how exactly they must match.
  var wireNames: [String] { get }
  func outcome(for content: Content, under policy: PresentationPolicy) -> DeliveryOutcome
}
