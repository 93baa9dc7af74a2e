import Foundation

/// A colour, its parts from 0 to 1.
struct LintedColor: Hashable, Sendable {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  static let white = LintedColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// How payloads write it: `#rrggbb` or `#rrggbbaa`.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "#"), bytes.count == 7 || bytes.count == 9 else { return nil }
    var parts: [Double] = []
    for place in stride(from: 1, to: bytes.count, by: 2) {
      guard let high = Self.digit(bytes[place]), let low = Self.digit(bytes[place + 1]) else { return nil }
      parts.append(Double(high << 4 | low) / 255)
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  init?(_ node: JSONNode) {
    guard let text = node.string else { return nil }
    self.init(text)
  }

  private init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// What is seen of it on something that nothing shines through.
  func over(_ below: LintedColor) -> LintedColor {
    func mix(_ upper: Double, _ lower: Double) -> Double { upper * alpha + lower * (1 - alpha) }
    return LintedColor(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue), alpha: 1)
  }

  /// WCAG's relative luminance.
  var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG's contrast ratio, from 1 to 21.
  func contrast(with other: LintedColor) -> Double {
    let (left, right) = (luminance, other.luminance)
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  /// Without the alpha.
  var hex: String {
    "#"
      + [red, green, blue].map { part in
        let byte = Int((part * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}
