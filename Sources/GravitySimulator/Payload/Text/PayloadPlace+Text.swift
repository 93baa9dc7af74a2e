extension PayloadPlace: CustomStringConvertible {
  /// The form that editors and terminals make a link of.
  public var description: String { "\(file):\(line):\(column)" }
}
