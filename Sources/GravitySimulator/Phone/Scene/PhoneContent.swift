import GravityPresentation

/// A content as it is drawn at one moment.
struct PhoneContent: Sendable {
  let content: Content
  let form: PhoneForm
  /// What is drawn now, in order (D11).
  let elements: [PhoneElement]
  /// The frame's close button is drawn (D4).
  let hasCloseButton: Bool
}

extension PhoneContent: Hashable {
  /// Contents with one id seldom differ, and reports hash a scene for each step.
  func hash(into hasher: inout Hasher) {
    hasher.combine(content.contentId)
    hasher.combine(elements)
  }
}
