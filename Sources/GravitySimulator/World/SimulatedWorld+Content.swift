import GravityPresentation

/// Content by hand: the app asks for it, and reports of it itself (C1).
extension SimulatedWorld {
  public mutating func getContent(_ query: ContentQuery, page: PageContext? = nil) throws {
    try requireAlive()
    throw WorldError.impossible("getContent is not in this version", possible: nil)
  }

  /// E8.
  public mutating func engage(_ occasion: Occasion, _ content: String) throws {
    try requireAlive()
    throw WorldError.impossible("engage is not in this version", possible: nil)
  }

  /// E8.
  public mutating func engageProduct(_ engagement: ProductEngagement, slot: Int, content: String) throws {
    try requireAlive()
    throw WorldError.impossible("engageProduct is not in this version", possible: nil)
  }
}
