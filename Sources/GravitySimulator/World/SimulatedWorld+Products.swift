import GravityPresentation

/// Product cards (D11, E5).
extension SimulatedWorld {
  /// So much of a card is in the window, in thousandths.
  ///
  /// - Parameter number: Which of the drawn cards, from 0.
  public mutating func scrollProduct(_ number: Int, in content: String? = nil, thousandths: Int32) throws {
    try requireScreen()
    throw WorldError.impossible("scroll product= is not in this version", possible: nil)
  }

  func tapTarget(product number: Int, in content: ContentID) throws -> TapTarget {
    throw WorldError.impossible("tap product= is not in this version", possible: nil)
  }
}
