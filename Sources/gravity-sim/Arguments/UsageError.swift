import GravitySimulator

/// A command line that cannot be understood.
enum UsageError: Error, Hashable {
  case noCommand
  case unknownCommand(String, near: String?)
  /// - command: nothing where the option stands in place of a command.
  case unknownOption(String, command: Command?, near: String?)
  /// An option of a command, written before it.
  case optionBeforeCommand(String, command: Command)
  /// Nothing, or the empty text, where an option takes a value.
  case missingValue(String, example: String, command: Command)
  /// A value where an option takes none.
  case surplusValue(String, command: Command?)
  /// Two values for one option, of which one would be lost.
  case repeated(String, command: Command)
  case unknownProfile(String, near: String?)
  /// A profile of the format that this version does not run.
  case profileNotRun(String)
  case unknownColorChoice(String, near: String?)
  case tags(String, TagExpressionError)
  case jobCount(String)
  case nothingToRun
}
