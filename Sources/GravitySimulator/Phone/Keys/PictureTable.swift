/// The keys of styles, and what pictures make of them.
enum PictureTable {
  /// For a terminal: a key, the parts that it has a say in, and the attribute.
  static var text: String {
    let rows = StyleKey.allCases.map { key in
      [key.rawValue, surfaces(of: key), key.attribute.filter { $0 != "`" }]
    }
    let table = TextTable(fitting: rows)
    return rows.map { table.line($0) + "\n" }.joined()
  }

  /// `all`, `all but spacer` or the parts themselves.
  static func surfaces(of key: StyleKey) -> String {
    let all = PhoneSurface.allCases
    let missing = all.filter { !key.surfaces.contains($0) }
    if missing.isEmpty { return "all" }
    if missing.count <= 3 { return "all but " + missing.map(\.rawValue).joined(separator: ", ") }
    return all.filter(key.surfaces.contains).map(\.rawValue).joined(separator: ", ")
  }
}
