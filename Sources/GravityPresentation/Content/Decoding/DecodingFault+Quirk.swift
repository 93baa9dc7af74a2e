extension DecodingFault {
  /// The surprise that lies in a fault which some profiles find and `ideal` does not.
  var quirk: QuirkKind? {
    if path == [.key("user")], problem == .missing || problem == .isNull { return .userRequired }
    if path.suffix(2) == [.key("onClick"), .key("type")] { return .urlTypeMustBeText }
    return nil
  }
}
