import Foundation

/// Ends a benchmark that cannot measure what it is for, and says why.
public func stop(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("error: \(reason)\n".utf8))
  exit(2)
}
