import Foundation

/// The scenarios that operands stand for, in the order in which they run, and what is wrong with the
/// operands.
///
/// A folder stands for all `*.scenario` files below it, or for those with other endings, ordered by the bytes of their relative paths.
/// Hidden folders and links to folders are passed over, so that no loop of links is ever entered. What has such a name
/// in a folder and cannot be read, a pipe or a link to nothing, is found too, and told by whoever reads it. A
/// file counts whatever its name is, and a file that is reached twice runs once.
public struct ScenarioDiscovery: Hashable, Sendable {
  /// The ending that makes a file in a folder a scenario.
  public static let fileExtension = ".scenario"

  public private(set) var sources: [ScenarioSource] = []
  public private(set) var problems: [DiscoveryProblem] = []
  private var seen: Set<ScenarioSource> = []
  private let endings: [String]
  private static let suggestionLimit = 20

  /// - Parameter endings: Those of the files that a folder stands for.
  public init(_ operands: [String], endings: [String] = [ScenarioDiscovery.fileExtension]) {
    self.endings = endings
    for operand in operands {
      guard operand != "-" else {
        add(.standardInput, as: .standardInput)
        continue
      }
      switch FileKind(of: operand) {
      case .regular: addFile(operand)
      case .folder: addFolder(operand)
      case .special: problems.append(DiscoveryProblem(path: operand, reason: .special))
      case .missing:
        // A near name costs a look at the folder; a few help, thousands would only take time.
        let near = problems.count < Self.suggestionLimit ? NearFile.path(for: operand) : nil
        problems.append(DiscoveryProblem(path: operand, reason: .missing(near: near)))
      case .unknown(let reason):
        problems.append(DiscoveryProblem(path: operand, reason: .unreadable(reason)))
      }
    }
  }

  private mutating func add(_ source: ScenarioSource, as identity: ScenarioSource) {
    guard seen.insert(identity).inserted else { return }
    sources.append(source)
  }

  // Two paths are one file if the same name stands in the same folder. A link to a file is a file of
  // its own: the payloads it names are looked for beside the link.
  private mutating func addFile(_ path: String) {
    let name = PathParts(path).name
    let folder = PathParts(path).folder
    let canonical = URL(fileURLWithPath: folder.isEmpty ? "." : folder).resolvingSymlinksInPath().path
    add(.file(path: path), as: .file(path: canonical + "/" + name))
  }

  private mutating func addFolder(_ operand: String) {
    let folder = FolderScan(root: operand, endings: endings)
    problems += folder.problems
    for path in folder.files { addFile(path) }
    if folder.files.isEmpty && folder.problems.isEmpty {
      problems.append(DiscoveryProblem(path: operand, reason: .nothing(endings: endings)))
    }
  }
}
