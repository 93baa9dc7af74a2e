/// What the SDKs insist on where they read a part of a response; whatever else stands there is nothing to them (N5).
indirect enum PayloadShape: Sendable {
  case text
  case wholeNumber
  case boolean
  case list(PayloadShape)
  case object([Member])
  /// An object with any members, all of which are read.
  case openObject

  /// What an object has, or may have.
  struct Member: Sendable {
    let key: String
    let shape: PayloadShape
    let isRequired: Bool
  }
}
