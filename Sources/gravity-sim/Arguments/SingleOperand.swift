/// The one file of a command that takes exactly one.
struct SingleOperand: Hashable {
  private var operands: [String] = []

  mutating func add(_ operand: String) {
    operands.append(operand)
  }

  func value(for command: Command) throws(UsageError) -> String {
    guard let first = operands.first else { throw .noOperand(command) }
    guard operands.count == 1 else { throw .surplusOperand(operands[1], command: command) }
    return first
  }
}
