import GravityPresentation

/// Coding paths as they are written in messages.
public enum PathText {
  /// Such as `data[0].payload[0].contents[1].contentId`; keys that are no plain names are in quotes.
  public static func text(of path: [PathComponent]) -> String {
    var text = ""
    for component in path {
      switch component {
      case .index(let index):
        text += "[\(index)]"
      case .key(let key) where isPlain(key):
        text += text.isEmpty ? key : ".\(key)"
      case .key(let key):
        text += "[\(quoted(key))]"
      }
    }
    return text
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return key.unicodeScalars.allSatisfy { scalar in
      scalar == "_" || scalar == "-" || scalar == "$" || scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar)
    }
  }

  private static func quoted(_ key: String) -> String {
    var text = "\""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\u{0}"..<" ", "\u{7F}": text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
