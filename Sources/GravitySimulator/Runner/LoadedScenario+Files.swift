extension LoadedScenario {
  /// Paths of all files that the scenario names, at any depth, whether they could be read or not; its own is not among
  /// them.
  var files: [String] {
    var files = parts.includedPaths
    for source in document.payloadSources {
      if case .file(let path) = source { files.append(resolved(path.value, namedAt: path.span)) }
    }
    if let named = document.profile, case .file(let path) = named.value {
      files.append(resolved(path, namedAt: named.span))
    }
    return files
  }

  private func resolved(_ path: String, namedAt span: SourceSpan) -> String {
    RelativePath.resolve(path, from: parts[span].folder)
  }
}
