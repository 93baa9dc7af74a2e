/// Who asks for a dismissal: some reports wait only after a click (D12).
enum DismissalCause {
  case click
  case gesture
}
