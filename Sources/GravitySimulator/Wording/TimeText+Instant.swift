import GravityPresentation

extension TimeText {
  static func seconds(_ instant: Instant) -> String { seconds(instant.milliseconds) }
}
