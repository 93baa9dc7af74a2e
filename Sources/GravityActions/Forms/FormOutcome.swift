/// One of the ways in which a form goes on once it is sent.
package struct FormOutcome: Hashable, Sendable {
  /// The place of the route that is taken; nil for what happens where none holds.
  package let route: Int?
  package let steps: [ActionStep]
  /// The click as the steps read it.
  package let click: ClickParameters
  /// The type of the event that is sent.
  package let eventType: String
}
