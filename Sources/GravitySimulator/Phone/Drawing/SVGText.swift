/// Texts in SVG: none of them can end what it stands in.
enum SVGText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a text has letters that run from the right, which would reorder what stands beside it.
  static func runsBothWays(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
        || (0xFE70...0xFEFF).contains(scalar.value) || (0x10800...0x10FFF).contains(scalar.value)
        || (0x1E800...0x1EFFF).contains(scalar.value)
    }
  }
}
