/// Where a click comes from: what it can dismiss, and what its step stands on.
enum ClickOrigin {
  case presentation(PresentationID)
  /// Inside inline content there is nothing to dismiss (N2).
  case inline(InlineID, on: ControllerID)
}
