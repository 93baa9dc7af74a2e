import GravityActions
import GravityPresentation

extension Profile {
  /// The profiles that stand for an SDK that apps have.
  static let sdks = builtIn.filter { $0.name != ideal.name }

  /// The names of the SDKs of which it holds.
  static func sdkNames(where holds: (PresentationPolicy) -> Bool) -> [String] {
    sdks.compactMap { holds($0.policy) ? $0.name : nil }
  }

  /// The names of the SDKs that have forms.
  static let sdksWithForms = sdkNames { $0.actions.hasForms }
}
