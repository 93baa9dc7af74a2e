/// Where the text of a scenario comes from. Files are the same where the bytes of their paths are.
public enum ScenarioSource: Hashable, Sendable {
  case file(path: String)
  case standardInput

  /// - Parameter operand: a path, or `-` for standard input.
  public init(operand: String) {
    self = operand == "-" ? .standardInput : .file(path: operand)
  }

  /// What messages call it.
  public var displayName: String {
    switch self {
    case .file(let path): path
    case .standardInput: "<stdin>"
    }
  }

  /// Where the scenario lies; nil where it is no file.
  var path: String? {
    switch self {
    case .file(let path): path
    case .standardInput: nil
    }
  }

  /// Where the paths in a scenario begin.
  var folder: String {
    switch self {
    case .file(let path): PathParts(path).folder
    case .standardInput: ""
    }
  }

  public static func == (left: ScenarioSource, right: ScenarioSource) -> Bool {
    left.key == right.key
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Nil for standard input.
  private var key: PathBytes? { path.map { PathBytes($0) } }

  func bytes() throws(FileLoadError) -> [UInt8] {
    switch self {
    case .file(let path): try FileLoader().load(path)
    case .standardInput: try FileLoader().loadStandardInput()
    }
  }
}
