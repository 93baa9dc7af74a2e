import GravityPresentation

/// What the user fills in.
extension SimulatedWorld {
  public mutating func choose(_ attribute: String, _ value: String, in content: String? = nil) throws {
    try requireScreen()
    throw WorldError.impossible("choose is not in this version", possible: nil)
  }

  public mutating func type(_ attribute: String, _ text: String, in content: String? = nil) throws {
    try requireScreen()
    throw WorldError.impossible("type is not in this version", possible: nil)
  }
}
