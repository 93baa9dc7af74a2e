/// What must hold of the answers so far, for an element to be drawn or a route to be taken.
package indirect enum FormCondition: Hashable, Sendable {
  /// - operand: Nil for an operator that needs none.
  case leaf(attribute: String, ConditionOperator, operand: InputValue?)
  case all([FormCondition])
  case any([FormCondition])
}
