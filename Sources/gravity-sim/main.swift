import Foundation

let words = CommandLine.arguments.indices.dropFirst()
let garbled = words.first { place in
  CommandLine.unsafeArgv[place].map { String(validatingCString: $0) == nil } ?? false
}
exit(CommandLineTool().run(Array(CommandLine.arguments.dropFirst()), garbled: garbled).rawValue)
