/// What an inline component asks for, and what it tells whoever reads the run.
public enum InlineEffect: Hashable, Sendable {
  /// Content is to be asked for, with the selector and the page that count now.
  case load(UInt32)
  case draw(InlineDrawing)
  /// E11.
  case report(Occasion, ContentID)
  /// The second that a content must be in sight for (E3).
  case startTimer(ContentID, at: Instant)
  case cancelTimer(ContentID)
  case quirk(Quirk)
  case note(InlineNote)
}
