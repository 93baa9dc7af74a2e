extension Array<Int> {
  /// Steps in a sentence: `step 1, 2 or 3`.
  var listed: String {
    let shown = prefix(8).map(String.init) + (count > 8 ? ["…"] : [])
    guard let last = shown.last, shown.count > 1 else { return "step \(shown.joined())" }
    return "step \(shown.dropLast().joined(separator: ", ")) or \(last)"
  }
}
