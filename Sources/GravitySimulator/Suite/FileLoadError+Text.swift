extension FileLoadError {
  /// The end of a sentence that begins with the file's name.
  public var predicate: String {
    switch self {
    case .missing: "does not exist"
    case .garbled: "cannot be found by this name: names of files must be UTF-8"
    case .brokenLink: "is a link to nothing"
    case .folder: "is a folder, not a file"
    case .special: "is a pipe, socket or device, not a file"
    case .tooLarge(let limit): "is larger than \(Self.size(limit))"
    case .unreadable(let reason): "cannot be read: \(reason)"
    }
  }

  static func size(_ bytes: Int) -> String {
    let mebibyte = 1024 * 1024
    return bytes >= mebibyte && bytes % mebibyte == 0 ? "\(bytes / mebibyte) MiB" : "\(bytes) bytes"
  }
}
