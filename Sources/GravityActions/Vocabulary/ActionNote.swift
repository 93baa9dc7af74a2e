/// Why a click has less effect than its action promises.
public enum ActionNote: Hashable, Sendable {
  /// A4: nothing to copy.
  case missingCopyData
  /// A5: no url to follow.
  case missingURL
  /// A5: a url without a type, where the profile cannot do without.
  case missingURLType
  /// A6: no deep link to follow.
  case missingDeeplink
  /// A9: no step to open.
  case missingStep
  /// A11: no plug-in knows the word.
  case unknownAction
  /// A11: the click's `fault` makes it as good as unknown.
  case malformed
  /// An input that is drawn has a value that does not do; the click's situation says which.
  case invalidInputs
  /// What stands behind a step that closes does not happen.
  case ignoredAfterClose
}
