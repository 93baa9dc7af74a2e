/// One file of a report, below its folder.
struct PageFile: Hashable, Sendable {
  /// `index.html`, or the name of a file in ``PageName/folder``.
  let path: String
  let text: String
}
