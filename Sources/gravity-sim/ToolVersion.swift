/// The version that `--version` prints.
enum ToolVersion {
  static let current = "0.1.0"
}
