/// A path as the system tells files apart: by its bytes.
///
/// Texts are equal where they mean the same characters, composed or not; two files of such names are two files.
struct PathBytes: Hashable, Comparable, Sendable {
  private let bytes: [UInt8]

  init(_ path: some StringProtocol) {
    bytes = Array(path.utf8)
  }

  static func < (left: PathBytes, right: PathBytes) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
