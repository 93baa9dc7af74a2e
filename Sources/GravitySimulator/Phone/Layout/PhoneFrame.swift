/// The phone that everything is drawn on, in points.
enum PhoneFrame {
  static let screen = PhoneRect(margin, margin, 390, 844)
  static let size = PhoneRect(0, 0, 390 + 2 * margin, 844 + 2 * margin + captionHeight)
  /// Around the screen.
  static let margin = 16.0
  /// Of the screen's corners.
  static let radius = 44.0
  /// At the lower edge of the screen, kept free for the system.
  static let homeIndicator = 34.0
  /// Below the phone, for what is no part of its screen.
  static let captionHeight = 30.0
}
