@testable import GravityPresentation

extension PlugIns {
  /// The built-in plug-ins, but for one admission rule.
  static func without(_ rule: String) -> PlugIns {
    var plugins = PlugIns.standard
    plugins.rules.removeAll { $0.name == rule }
    return plugins
  }
}
