import GravityActions

extension ElementFault {
  init(_ fault: ParameterFault) {
    self.init(key: fault.key, problem: fault.problem)
  }
}
