import GravitySimulator

/// A command line that cannot be understood.
enum UsageError: Error, Hashable {
  case noCommand
  /// A word that is no UTF-8, by its place from 1. Mended, it would name another file.
  case notUTF8(Int)
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
  /// A word that is none of the few that an option takes.
  case unknownChoice(String, option: String, near: String?, all: [String])
  case unknownRule(String, option: String, near: String?)
  /// A list of profiles with nothing between two commas.
  case emptyProfile(String, position: Int)
  case profileTwice(String)
  /// One profile, where only several can differ.
  case singleProfile(String)
  case tags(String, TagExpressionError)
  case jobCount(String)
  /// A value that is no amount, or one out of range.
  case amount(String, option: String, wanted: String, example: String)
  case noOperand(Command)
  /// An option, with its value, that the command cannot do without.
  case missingOption(String, command: Command)
  /// A file more than the command takes.
  case surplusOperand(String, command: Command)
  /// Two options of which only one can be meant.
  case exclusive(String, String, command: Command)
  /// An option that has a meaning only beside another.
  case goesWith(String, String, command: Command)
  /// A report that needs a file or a folder, and none is named.
  case reportWithoutPath(ReportKind, option: String)
  /// A path for a report that is only printed.
  case reportWithPath(ReportKind, option: String)
  /// Standard output for a report that is a folder.
  case reportNeedsFolder(ReportKind, option: String)
  /// Two reports to one path, or both to standard output.
  case reportsInOnePlace(String, command: Command)
  /// Standard input, where an option rewrites files.
  case notRewritable(String, command: Command)
}
