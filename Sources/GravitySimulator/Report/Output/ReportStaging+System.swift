import Foundation

extension ReportStaging {
  /// What keeps a file out of a folder: a path in it; nil where nothing is in the way.
  ///
  /// - Parameter own: Paths of files in the folder that may be replaced.
  static func obstacle(to name: String, in folder: String, _ own: Set<String>) -> String? {
    var path = ""
    for part in name.split(separator: "/") {
      path += (path.isEmpty ? "" : "/") + part
      let place = folder + "/" + path
      // A link may lead out of the folder.
      if FileKind.isLink(place) { return path }
      switch FileKind(of: place) {
      case .missing: return nil
      case .folder where path != name: continue
      case .regular where path == name && own.contains(name) && isOwn(place, name): return nil
      case .folder, .regular, .special, .unknown: return path
      }
    }
    return nil
  }

  /// Whether what lies there is what a report wrote, and not what somebody put in its place.
  private static func isOwn(_ place: String, _ name: String) -> Bool {
    if ReportManifest.owns(name) { return true }
    guard let file = FileHandle(forReadingAtPath: place) else { return false }
    defer { try? file.close() }
    let mark = Array(PageShell.mark.utf8)
    return (try? file.read(upToCount: mark.count)).map(Array.init) == mark
  }

  /// Where a path's file lies; `.` for a bare name.
  static func folder(of path: String) -> String {
    let folder = PathParts(path).folder
    return folder.isEmpty ? "." : folder
  }

  static func withoutTrailingSlashes(_ path: String) -> String {
    let parts = PathParts(path)
    if parts.folder.isEmpty || parts.name.isEmpty { return parts.folder + parts.name }
    return parts.folder + (parts.folder == "/" ? "" : "/") + parts.name
  }

  /// Whether what lies there cannot be replaced: a device, a pipe, or one of the process's own files.
  static func isDirect(_ path: String) -> Bool {
    FileKind(of: path) == .special || ["/dev/fd/", "/dev/stderr", "/proc/"].contains { path.hasPrefix($0) }
  }

  /// - Parameter mode: What the file that it will replace allows; nil for what new files allow here.
  static func write(
    _ text: String, to path: String, mode: mode_t?, naming: String, unless signals: HeldSignals
  ) throws(ReportProblem) {
    guard !signals.arePending else { throw ReportProblem(naming, ReportFileWording.isInterrupted) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(naming) }
    var code: Int32 = 0
    if let mode, fchmod(descriptor, mode) != 0 { code = errno }
    if code == 0 { code = write(text, descriptor) }
    // Some file systems find out only here that they are full.
    if close(descriptor) != 0, code == 0 { code = errno }
    if code != 0 { throw ReportProblem(naming, ReportFileWording.cannotBeWritten(systemReason(code))) }
  }

  /// To what is no regular file.
  static func writeDirectly(
    _ text: String, to path: String, unless signals: HeldSignals
  ) throws(ReportProblem) {
    // Without O_NONBLOCK, opening a pipe would wait for someone to read from it.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    let flags = fcntl(descriptor, F_GETFL)
    guard flags >= 0, fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) >= 0 else { throw failure(path) }
    // A pipe may be full for as long as its reader likes, and takes so much at once when it is not.
    let code = write(text, descriptor, inPiecesOf: Int(PIPE_BUF)) {
      var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      while poll(&state, 1, 100) == 0 {
        if signals.arePending { return EINTR }
      }
      return 0
    }
    if code != 0 { throw ReportProblem(path, ReportFileWording.cannotBeWritten(systemReason(code))) }
  }

  static func makeFolders(
    above path: String, in root: String, _ made: inout Set<String>, naming: String
  ) throws(ReportProblem) {
    let folder = Self.folder(of: path)
    guard folder != root, folder.count > root.count, made.insert(folder).inserted else { return }
    try makeFolders(above: folder, in: root, &made, naming: naming)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw failure(naming) }
  }

  static func failure(_ path: String) -> ReportProblem {
    ReportProblem(path, ReportFileWording.cannotBeWritten(systemReason(errno)))
  }

  /// - Parameter wait: Comes before each piece, and returns the number of what keeps it from being written.
  /// - Returns: The number of what went wrong; 0 for nothing.
  private static func write(
    _ text: String, _ descriptor: Int32, inPiecesOf size: Int = .max, after wait: () -> Int32 = { 0 }
  ) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let obstacle = wait()
        guard obstacle == 0 else { return obstacle }
        let chunk = UnsafeRawBufferPointer(rebasing: rest.prefix(size))
        let count = Foundation.write(descriptor, chunk.baseAddress, chunk.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
