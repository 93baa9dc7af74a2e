import Foundation

/// Reads whole files, but never more than a limit, and never from what could keep it waiting.
public struct FileLoader: Hashable, Sendable {
  /// 16 MiB: more than any scenario or payload has a reason to be.
  public static let defaultLimit = 16 * 1024 * 1024

  /// The largest number of bytes that is still read.
  public let limit: Int

  public init(limit: Int = FileLoader.defaultLimit) {
    self.limit = limit
  }

  /// The bytes of a regular file.
  public func load(_ path: String) throws(FileLoadError) -> [UInt8] {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    // Without O_NONBLOCK, opening a pipe would wait for someone to write to it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      guard errno == ENOENT || errno == ENOTDIR else { throw .unreadable(reason: systemReason(errno)) }
      if FileKind.isLink(path) { throw .brokenLink }
      throw path.unicodeScalars.contains("\u{FFFD}") ? .garbled : .missing
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(reason: systemReason(errno)) }
    switch FileKind(mode: status.st_mode) {
    case .regular: break
    case .folder: throw .folder
    case .special, .missing, .unknown: throw .special
    }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try read(descriptor, expecting: Int(status.st_size))
  }

  /// The bytes of standard input up to its end.
  public func loadStandardInput() throws(FileLoadError) -> [UInt8] {
    try read(STDIN_FILENO, expecting: 0)
  }

  // The size that the system states is only a hint: a file may grow, and some state none.
  private func read(_ descriptor: Int32, expecting size: Int) throws(FileLoadError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var chunk = [UInt8](repeating: 0, count: min(max(size + 1, 4096), 1 << 18))
    while true {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        guard errno == EINTR else { throw .unreadable(reason: systemReason(errno)) }
        continue
      }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else { throw .tooLarge(limit: limit) }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}
