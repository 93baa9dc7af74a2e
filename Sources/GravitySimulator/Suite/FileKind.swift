import Foundation

/// What a path names, links followed.
enum FileKind: Hashable, Sendable {
  case regular
  case folder
  /// A pipe, socket or device: reading it may never end.
  case special
  /// Nothing there, or a link to nothing.
  case missing
  /// Something may be there, but the system does not say what.
  case unknown(reason: String)

  init(of path: String) {
    // The system would read a path only up to a zero byte, and so look at another file.
    guard !path.isEmpty, !path.utf8.contains(0) else {
      self = .missing
      return
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = errno == ENOENT || errno == ENOTDIR ? .missing : .unknown(reason: systemReason(errno))
      return
    }
    self.init(mode: status.st_mode)
  }

  init(mode: mode_t) {
    switch mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): self = .regular
    case mode_t(S_IFDIR): self = .folder
    default: self = .special
    }
  }

  /// Whether the path itself is a link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & mode_t(S_IFMT) == mode_t(S_IFLNK)
  }
}
