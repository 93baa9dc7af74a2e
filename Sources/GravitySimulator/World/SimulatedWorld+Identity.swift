import GravityPresentation

/// Who the user is, and what the app sets for all requests (C3, C4).
extension SimulatedWorld {
  public mutating func setUser(_ id: String, session: String) throws {
    try requireAlive()
    throw WorldError.impossible("setUser is not in this version", possible: nil)
  }

  public mutating func setOptions(_ call: OptionsCall) throws {
    try requireAlive()
    throw WorldError.impossible("setOptions is not in this version", possible: nil)
  }
}
