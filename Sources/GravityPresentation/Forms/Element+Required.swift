import GravityActions

extension Element {
  /// A required input without an answer, or with a blank one.
  func problemOfEmptiness(_ value: InputValue?) -> InputProblem? {
    let isRequired = members.contains { $0.key == "required" && $0.value == .boolean(true) }
    return isRequired && value?.isEmpty ?? true ? .isRequired : nil
  }
}
