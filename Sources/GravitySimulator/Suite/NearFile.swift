import Foundation

/// Finds the file beside a missing one that it most likely stands for.
enum NearFile {
  /// - Parameter ending: what the name must end in.
  /// - Returns: The name alone, without its folder.
  static func name(for path: String, ending: String = "") -> String? {
    let folder = PathParts(path).folder
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
      let candidates = ending.isEmpty ? names : names.filter { $0.hasSuffix(ending) }
      return NearestName.of(PathParts(path).name, among: candidates.sorted { PathBytes($0) < PathBytes($1) })
    } catch {
      // A folder that cannot be listed has nothing to propose; that the path is missing is said in any case.
      return nil
    }
  }

  /// The same, in the folder of the missing one.
  static func path(for path: String, ending: String = "") -> String? {
    let folder = PathParts(path).folder
    let start = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    return name(for: path, ending: ending).map { start + $0 }
  }
}
